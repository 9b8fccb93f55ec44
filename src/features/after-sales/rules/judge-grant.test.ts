import { expect, it } from 'vitest';
import type { CaseKind, ReturnWay } from '../contract/case-words.ts';
import { wantsSecondPerson } from './goods-back.ts';
import { judgeGrant, shareOf } from './judge-grant.ts';

const ASKED = [
  { lineNo: 1, quantity: 3, askedFen: 1_000n },
  { lineNo: 2, quantity: 1, askedFen: 500n },
];
const whole = (quantity: number, amountFen: bigint | null = null) => ({ lineNo: 1, quantity, amountFen });
const none = { lineNo: 2, quantity: 0, amountFen: null };

it.each([
  ['all of it', [whole(3), { lineNo: 2, quantity: 1, amountFen: null }], 1_500n],
  ['two thirds, rounded down', [whole(2), none], 666n],
  ['less money', [whole(3, 800n), none], 800n],
  ['nothing of one line', [whole(1), none], 333n],
])('grants %s', (_, lines, grantedFen) => {
  const judged = judgeGrant({ kind: 'return', returnWay: 'mail', freightFen: 0n, lines }, ASKED, 0n);
  expect(judged).toMatchObject({ grantedFen });
});

it.each<[string, Partial<Parameters<typeof judgeGrant>[0]>, string]>([
  ['more units', { lines: [whole(4), none] }, '第 1 行最多通过 3'],
  ['more money than the units were paid', { lines: [whole(2, 667n), none] }, '第 1 行最多 ¥6.66'],
  ['nothing', { lines: [whole(0), none] }, '没有通过任何数量，请改为驳回'],
  ['a line twice', { lines: [whole(1), whole(1)] }, '请逐行填写通过的数量'],
  ['a line too few', { lines: [whole(1)] }, '请逐行填写通过的数量'],
  ['freight the order has not', { freightFen: 1_001n }, '订单运费最多还能退 ¥10.00'],
  ['goods of what stays', { kind: 'refund_only' }, '这类售后不需要退回商品'],
  ['a repair without goods', { kind: 'repair', returnWay: 'none' }, '这类售后需要退回商品，请选择退回方式'],
  ['less money for an exchange', { kind: 'exchange', lines: [whole(3, 1n), none] }, '第 1 行的金额不能更改'],
  ['freight with an exchange', { kind: 'exchange', freightFen: 1n }, '这类售后不退运费'],
])('refuses %s', (_, wish, problem) => {
  const usual = { kind: 'return', returnWay: 'mail', freightFen: 0n, lines: [whole(3), none] } as const;
  expect(judgeGrant({ ...usual, ...wish }, ASKED, 1_000n)).toEqual({ problem });
});

it.each([
  [{ quantity: 3, askedFen: 1_000n }, 3, 1_000n],
  [{ quantity: 3, askedFen: 1_000n }, 1, 333n],
  [{ quantity: 3, askedFen: 1_000n }, 0, 0n],
  [{ quantity: 0, askedFen: 0n }, 0, 0n],
])('of %o, %i units are %s', (line, granted, fen) => {
  expect(shareOf(line, granted)).toBe(fen);
});

it.each<[CaseKind, ReturnWay, bigint, boolean]>([
  ['return', 'mail', 1_000_000n, false],
  ['return', 'none', 200_000n, false],
  ['return', 'none', 200_001n, true],
  ['refund_only', 'none', 200_001n, true],
  ['price_gap', 'none', 200_001n, true],
  ['exchange', 'none', 200_001n, true],
  ['resend', 'none', 200_001n, true],
  // The customer pays for what he keeps.
  ['over_keep', 'none', 200_001n, false],
])('%s by %s worth %s wants a second person: %s', (kind, returnWay, worthFen, wants) => {
  expect(wantsSecondPerson({ kind, returnWay, worthFen }, 200_000n)).toBe(wants);
});
