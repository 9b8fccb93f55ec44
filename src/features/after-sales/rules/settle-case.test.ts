import { describe, expect, it } from 'vitest';
import type { CaseKind } from '../contract/case-words.ts';
import {
  acceptedUnits,
  atLinePrice,
  backInAll,
  leftOf,
  moneyOfLine,
  postingKind,
  type SettledLine,
} from './settle-case.ts';

const line: SettledLine = {
  quantity: 4,
  grantedQuantity: null,
  receivedQuantity: null,
  goodQuantity: 0,
  blockedQuantity: 0,
  scrapQuantity: 0,
  askedFen: 1_001n,
  grantedFen: 0n,
};
const granted = { grantedQuantity: 3, grantedFen: 750n };

it.each<[string, Partial<SettledLine>, number]>([
  ['what was asked for where nobody has said less', {}, 4],
  ['what was granted where nothing comes back', granted, 3],
  [
    'what the warehouse took in, whatever its grade',
    { ...granted, receivedQuantity: 3, goodQuantity: 1, scrapQuantity: 1 },
    2,
  ],
  ['nothing of what never came', { ...granted, receivedQuantity: 0 }, 0],
])('made good is %s', (_, change, units) => expect(acceptedUnits({ ...line, ...change })).toBe(units));

describe('money of a line', () => {
  it.each<[string, CaseKind, Partial<SettledLine>, bigint]>([
    ['is what was granted', 'return', granted, 750n],
    ['is less where less was taken in', 'return', { ...granted, receivedQuantity: 3, goodQuantity: 2 }, 500n],
    ['is nothing where nothing was', 'return', { ...granted, receivedQuantity: 3 }, 0n],
    ['is nothing where nothing was granted', 'refund_only', { grantedQuantity: 2 }, 0n],
    ['is the difference, whatever the units', 'price_gap', { grantedQuantity: 1, grantedFen: 77n }, 77n],
    ['is what was asked for where goods were wanted', 'exchange', { grantedQuantity: 4 }, 1_001n],
    ['is its share, rounded down', 'exchange', { grantedQuantity: 4, receivedQuantity: 4, blockedQuantity: 3 }, 750n],
    ['is what the desk said where it did', 'exchange', granted, 750n],
    ['is more money for units that are settled', 'return', { quantity: 0, grantedQuantity: 0, grantedFen: 20n }, 20n],
  ])('%s: %s', (_, kind, change, fen) => expect(moneyOfLine(kind, { ...line, ...change })).toBe(fen));
});

it('left of a line is what it was granted without what it gave', () => {
  expect(leftOf({ ...line, ...granted }, { units: 2, fen: 500n })).toMatchObject({
    ...{ quantity: 2, grantedQuantity: 1, askedFen: 501n, grantedFen: 250n },
  });
  expect(leftOf({ ...line, ...granted }, { units: 4, fen: 800n })).toMatchObject({
    grantedQuantity: 0,
    grantedFen: 0n,
  });
});

it.each([
  ['itself without a discount', 900n, 900n, 300n, 300n],
  ['more, with its part of the discount', 1_000n, 900n, 300n, 333n],
  ['the whole line with the last of it', 1_000n, 900n, 900n, 1_000n],
  ['nothing where nothing was paid', 0n, 0n, 0n, 0n],
] as const)('money back is at the price of the line %s', (_, amountFen, paidFen, backFen, fen) =>
  expect(atLinePrice({ amountFen, paidFen }, backFen)).toBe(fen),
);

it.each([
  ['none', 'statement_credit'],
  ['partly', 'red_letter'],
  ['full', 'red_letter'],
])('an order whose invoice is %s takes it up as %s', (status, kind) => expect(postingKind(status)).toBe(kind));

it.each([
  ['by cases alone', 300n, 300n, 300n],
  ['by a dispute alone', 1_000n, 0n, 1_000n],
  ['by both', 1_000n, 300n, 1_000n],
] as const)('what went back of a line of 10.00 %s', (_, returnedFen, byCasesFen, fen) =>
  expect(backInAll({ amountFen: 1_000n, paidFen: 1_000n, returnedFen }, byCasesFen)).toBe(fen),
);
