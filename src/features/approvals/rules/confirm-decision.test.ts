import { describe, expect, it } from 'vitest';
import { confirmWords, covers, whyConfirm } from './confirm-decision.ts';

const LIMIT = 500_000n;
const one = (amountFen: bigint, overBudget = false, taskId = 1n) => ({ taskId, amountFen, overBudget });

describe('whether a decision has to be confirmed', () => {
  it.each([
    ['approve', 1, [one(499_999n)], null],
    ['approve', 1, [one(500_000n)], null],
    ['approve', 1, [one(500_001n)], 'amount'],
    ['approve', 1, [one(1n, true)], 'over_budget'],
    ['approve', 1, [one(500_001n, true)], 'over_budget'],
    ['approve', 2, [one(1n), one(1n, false, 2n)], 'several'],
    // One of two is decided already: it was sent as several.
    ['approve', 2, [one(1n)], 'several'],
    ['sign_after', 1, [one(500_001n)], 'amount'],
    ['refuse', 1, [one(500_001n, true)], null],
    ['return', 1, [one(500_001n, true)], null],
    ['transfer', 1, [one(500_001n, true)], null],
    ['sign_before', 1, [one(500_001n, true)], null],
    ['refuse', 2, [one(1n), one(1n, false, 2n)], 'several'],
    ['approve', 1, [], null],
  ] as const)('%s of %i (case %#)', (action, count, asked, why) => {
    expect(whyConfirm(action, count, [...asked], LIMIT)).toBe(why);
  });

  it('counts every fen where the company wants all of them confirmed', () => {
    expect(whyConfirm('approve', 1, [one(1n)], 0n)).toBe('amount');
    expect(whyConfirm('approve', 1, [one(0n)], 0n)).toBeNull();
  });
});

describe('what somebody has confirmed', () => {
  const read = (amountFen: bigint, ...over: bigint[]) => ({ amountFen, overBudget: new Set(over) });
  it.each([
    ['nothing', null, [one(1n)], false],
    ['the very sum', read(300n), [one(100n), one(200n, false, 2n)], true],
    ['one fen less than it is', read(299n), [one(100n), one(200n, false, 2n)], false],
    ['more than it is by now', read(301n), [one(100n), one(200n, false, 2n)], true],
    ['the sum, and not that one goes over', read(300n), [one(100n, true), one(200n, false, 2n)], false],
    ['another one goes over', read(300n, 2n), [one(100n, true), one(200n, false, 2n)], false],
    ['that this one goes over', read(300n, 1n), [one(100n, true), one(200n, false, 2n)], true],
    ['that it goes over, which it does no more', read(300n, 1n), [one(300n)], true],
  ] as const)('is judged by what is asked for now: %s', (_, confirmed, asked, enough) => {
    expect(covers(confirmed, [...asked])).toBe(enough);
  });
});

it('names number, sum and overruns', () => {
  expect(confirmWords('several', [one(10_655_600n), one(100n, true, 2n)], LIMIT)).toBe(
    '共 2 个申请，合计 ¥106,557.00，其中 1 个超预算，请确认后再处理',
  );
  expect(confirmWords('several', [one(1n), one(2n, false, 2n)], LIMIT)).toBe('共 2 个申请，合计 ¥0.03，请确认后再处理');
  expect(confirmWords('amount', [one(600_000n)], LIMIT)).toBe('金额 ¥6,000.00 超过 ¥5,000.00，请确认后再同意');
  expect(confirmWords('over_budget', [one(600n, true)], LIMIT)).toBe('金额 ¥6.00，已超预算，请确认后再同意');
});
