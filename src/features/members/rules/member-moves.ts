/** Where a person stands in a firm: `left` is a frozen place (status 0) with a date of leaving. */
export type MemberState = 'frozen' | 'enabled' | 'invited' | 'left';

/** Acts on users; the first three carry the numbers of specification 4. */
export const MEMBER_ACTIONS = { enable: 0, freeze: 1, reinvite: 2 } as const;
export type MemberAction = keyof typeof MEMBER_ACTIONS | 'activate' | 'leave' | 'withdraw';

/** Numbers of specification 4. */
const STATUS: Readonly<Record<MemberState, 0 | 1 | 2>> = { frozen: 0, enabled: 1, invited: 2, left: 0 };

/**
 * Every legal move, specification 4: who is invited comes in (or the invitation is withdrawn and nothing is left), who
 * is enabled can be frozen and back, who leaves stays frozen until invited anew. What is not here is refused.
 */
export const MEMBER_MOVES: Readonly<Record<MemberAction, Partial<Record<MemberState, MemberState | 'gone'>>>> = {
  activate: { invited: 'enabled' },
  enable: { frozen: 'enabled' },
  freeze: { enabled: 'frozen' },
  reinvite: { invited: 'invited', left: 'invited' },
  leave: { enabled: 'left', frozen: 'left' },
  withdraw: { invited: 'gone' },
};

export function memberState(place: { status: number; leftAt: unknown }): MemberState {
  if (place.leftAt !== null) return 'left';
  if (place.status === 1) return 'enabled';
  return place.status === 2 ? 'invited' : 'frozen';
}

export const statusOf = (state: MemberState): 0 | 1 | 2 => STATUS[state];

/** Where the act leads from here; null when it is not allowed. */
export function moveOf(action: MemberAction, from: MemberState): MemberState | 'gone' | null {
  return MEMBER_MOVES[action][from] ?? null;
}

export const MEMBER_STATES: Readonly<Record<MemberState, string>> = {
  enabled: '已启用',
  invited: '待激活',
  frozen: '已冻结',
  left: '已离职',
};

const ACTION_NAMES: Readonly<Record<MemberAction, string>> = {
  enable: '启用',
  freeze: '冻结',
  reinvite: '重新邀请',
  activate: '激活',
  leave: '办理离职',
  withdraw: '撤回邀请',
};

/** 该用户已冻结，不能冻结 says nothing; what is allowed instead does. */
export function moveRefusal(action: MemberAction, from: MemberState): string {
  const open = (Object.keys(MEMBER_MOVES) as MemberAction[]).filter(
    (other) => other !== 'activate' && moveOf(other, from) !== null,
  );
  return `该用户${MEMBER_STATES[from]}，不能${ACTION_NAMES[action]}；可以${open.map((one) => ACTION_NAMES[one]).join('、')}`;
}
