import { describe, expect, it } from 'vitest';
import { MEMBER_MOVES, type MemberAction, type MemberState, memberState, moveOf, moveRefusal } from './member-moves.ts';

const STATES: MemberState[] = ['enabled', 'frozen', 'invited', 'left'];
const LEGAL = new Set([
  ...['activate invited', 'enable frozen', 'freeze enabled', 'reinvite invited', 'reinvite left'],
  ...['leave enabled', 'leave frozen', 'withdraw invited'],
]);

describe('moves of a user', () => {
  const every = (Object.keys(MEMBER_MOVES) as MemberAction[]).flatMap((act) =>
    STATES.map((from) => [act, from] as const),
  );
  it.each(every)('%s of somebody %s', (act, from) => {
    expect(moveOf(act, from) !== null).toBe(LEGAL.has(`${act} ${from}`));
  });

  it('lets nobody in who never came by an invitation', () => {
    const ways = every.filter(([act, from]) => moveOf(act, from) === 'enabled').map(([act, from]) => `${act} ${from}`);
    expect(ways).toEqual(['activate invited', 'enable frozen']);
  });

  it('says what can be done instead', () => {
    expect(moveRefusal('freeze', 'invited')).toBe('该用户待激活，不能冻结；可以重新邀请、撤回邀请');
  });
});

it.each([
  [{ status: 0, leftAt: null }, 'frozen'],
  [{ status: 0, leftAt: new Date(0) }, 'left'],
  [{ status: 1, leftAt: null }, 'enabled'],
  [{ status: 2, leftAt: null }, 'invited'],
] as const)('%j is %s', (place, state) => {
  expect(memberState(place)).toBe(state);
});
