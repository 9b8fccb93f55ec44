import { MEMBER_STATES, type MemberState, moveOf } from './member-moves.ts';

/** Acts on many users at once: each is done, or refused, for each of them alone. */
export type BulkAct = 'enable' | 'freeze' | 'reinvite' | 'grant';

interface ChosenUser {
  state: MemberState;
  self: boolean;
}

/** Why an act is not even tried for somebody; null where it may be (behaviours 2.12: nobody changes their own rights). */
function obstacleOf(act: BulkAct, { state, self }: ChosenUser): string | null {
  if (self) return '不能对自己操作';
  if (act === 'grant') return state === 'left' ? MEMBER_STATES.left : null;
  return moveOf(act, state) === null ? MEMBER_STATES[state] : null;
}

/** Whom of the chosen an act is for, and whom it leaves out, with the reason. */
export function planBulk<User extends ChosenUser>(act: BulkAct, users: readonly User[]) {
  const judged = users.map((user) => ({ user, why: obstacleOf(act, user) }));
  return {
    able: judged.flatMap(({ user, why }) => (why === null ? [user] : [])),
    left: judged.flatMap(({ user, why }) => (why === null ? [] : [{ user, why }])),
  };
}
