import { expect, it } from 'vitest';
import { type BulkAct, planBulk } from './bulk-plan.ts';
import type { MemberState } from './member-moves.ts';

const user = (state: MemberState, self = false) => ({ state, self });
const USERS = [user('enabled'), user('frozen'), user('invited'), user('left'), user('enabled', true)];

it.each<[BulkAct, string[], string[]]>([
  ['enable', ['frozen'], ['已启用', '待激活', '已离职', '不能对自己操作']],
  ['freeze', ['enabled'], ['已冻结', '待激活', '已离职', '不能对自己操作']],
  ['reinvite', ['invited', 'left'], ['已启用', '已冻结', '不能对自己操作']],
  ['grant', ['enabled', 'frozen', 'invited'], ['已离职', '不能对自己操作']],
])('%s is for %j', (act, able, reasons) => {
  const plan = planBulk(act, USERS);
  expect(plan.able.map(({ state }) => state)).toEqual(able);
  expect(plan.left.map(({ why }) => why)).toEqual(reasons);
});
