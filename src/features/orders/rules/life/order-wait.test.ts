import { expect, it } from 'vitest';
import { waitLabel, waitText } from './order-wait.ts';

it.each([
  ['approver', ['王芳', '李明'], '等 王芳、李明', '等待 王芳、李明 审批，全部通过后开始备货'],
  ['requester', ['何工'], '等 何工 补充', '审批人退回，等待 何工 补充说明'],
  ['nobody', [], '无人可审批', '审批人都已停用，没有人可以审批；请联系管理员启用审批人'],
] as const)('an order that hangs at %s says so in its row and on its page', (kind, names, label, text) => {
  expect([waitLabel({ kind, names }), waitText({ kind, names }, 'account')]).toEqual([label, text]);
});

it('says that money is asked for after the approval, where it is', () => {
  const waiting = { kind: 'approver', names: ['王芳'] } as const;
  expect(waitText(waiting, 'online')).toBe('等待 王芳 审批，全部通过后再付款');
  expect(waitText(waiting, 'transfer')).toBe('等待 王芳 审批，全部通过后再转账');
});
