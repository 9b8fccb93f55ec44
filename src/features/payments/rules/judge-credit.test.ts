import { expect, it } from 'vitest';
import { creditLeft, heldWords, overdueWords, shortWords, USUAL_POLICY } from './judge-credit.ts';

const standing = {
  limitFen: 100_00n,
  usedFen: 80_00n,
  billedFen: 30_00n,
  overdueFen: 0n,
  overdueDays: 0,
  overdueNo: null,
};
const late = { ...standing, overdueFen: 12_34n, overdueDays: 16, overdueNo: 'DZ1' };

it.each([
  ['what is ordered counts', { countOpen: true }, standing, 20_00n],
  ['only what is billed counts', { countOpen: false }, standing, 70_00n],
  ['no limit', { countOpen: true }, { ...standing, limitFen: -1n }, null],
  ['prepaid money adds to it', { countOpen: true }, { ...standing, usedFen: -5_00n }, 105_00n],
  ['a lowered limit', { countOpen: true }, { ...standing, limitFen: 50_00n }, -30_00n],
])('%s', (_, policy, facts, left) => expect(creditLeft(policy, facts)).toBe(left));

it.each([
  ['nothing was said of it', null, 'block', late, null],
  ['not yet long enough', 16, 'block', late, null],
  ['a day too long', 15, 'block', late, '对账单 DZ1 已逾期 16 天，逾期金额 ¥12.34，付清后即可继续使用账期'],
  [
    'paid in advance',
    0,
    'prepay',
    late,
    '对账单 DZ1 已逾期 16 天，逾期金额 ¥12.34，付清前请选择预付（转账或在线支付）',
  ],
  ['nothing is open', 0, 'block', { ...late, overdueFen: 0n }, null],
] as const)('overdue: %s', (_, overdueDays, overdueAct, facts, words) =>
  expect(overdueWords({ ...USUAL_POLICY, overdueDays, overdueAct }, facts)).toBe(words),
);

it.each([
  ['block', '请减少金额或选择其他付款方式'],
  ['ask', '请在“账期与额度”申请临时额度，通过后再下单，或选择其他付款方式'],
  ['prepay', '超出额度的订单请选择预付（转账或在线支付）'],
] as const)('over the limit: %s', (overLimit, way) => {
  const policy = { ...USUAL_POLICY, overLimit };
  expect(shortWords(policy, 20_00n, 20_01n)).toBe(`账期额度不足：可用 ¥20.00，订单 ¥20.01。${way}`);
  expect(shortWords(policy, -1n, 20_01n)).toContain('可用 ¥0.00');
  expect(heldWords(policy, standing)).toBeNull();
  expect(heldWords(policy, { ...standing, usedFen: 100_00n })).toBe(`账期额度已用完。${way}`);
  expect(heldWords(policy, { ...standing, usedFen: 0n, limitFen: 0n })).toBe(`账期额度为 0。${way}`);
  expect(heldWords(policy, { ...standing, limitFen: -1n })).toBeNull();
});
