import { expect, it } from 'vitest';
import { begun, by, invited, step } from '#tests/factories/approval-request.ts';

it.each([
  [
    'transfer',
    [
      ['transferred', '转签 成员4'],
      ['pending', '成员2 转签'],
    ],
  ],
  [
    'sign_before',
    [
      ['transferred', '先请 成员4'],
      ['pending', '成员2 加签'],
      ['waiting', '成员4 会签后'],
    ],
  ],
  [
    'sign_after',
    [
      ['approved', ''],
      ['pending', '成员2 加签'],
    ],
  ],
] as const)('a seat that is handed on by %s tells why, of who had it and of who gets it', (act, told) => {
  const state = by(begun(step('any', [2n])), 2n, { act, to: invited(4n) });
  expect(state.steps[0]?.tasks.map(({ status, reason }) => [status, reason])).toEqual(told);
});
