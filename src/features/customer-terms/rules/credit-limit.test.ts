import { describe, expect, it } from 'vitest';
import { accountFacts, creditOf, kindsToApply, limitFenOf, limitFor, raiseAfter } from './credit-limit.ts';

describe('a limit', () => {
  it.each([
    [null, 'none', '0.00', 0n],
    [0n, 'none', '0.00', 0n],
    [-1n, 'unlimited', '0.00', -1n],
    [5_000_000n, 'limited', '50000.00', 5_000_000n],
  ])('of %s is %s %s, and comes back as %s', (limitFen, credit, creditLimit, back) => {
    const agreed = creditOf(limitFen);
    expect(agreed).toEqual({ credit, creditLimit });
    expect(limitFenOf(agreed)).toBe(back);
  });

  it.each([
    [null, 0n, { credit: 'none', limit: null, used: '0.00', available: null }],
    [-1n, 123n, { credit: 'unlimited', limit: null, used: '1.23', available: null }],
    [10_000n, 2_500n, { credit: 'limited', limit: '100.00', used: '25.00', available: '75.00' }],
    // Lowered below what is used, and paid in advance.
    [10_000n, 12_000n, { credit: 'limited', limit: '100.00', used: '120.00', available: '-20.00' }],
    [10_000n, -500n, { credit: 'limited', limit: '100.00', used: '-5.00', available: '105.00' }],
  ])('%s with %s used: %o', (limitFen, usedFen, facts) => {
    expect(accountFacts(limitFen, usedFen)).toEqual(facts);
  });
});

describe('a raise', () => {
  const until = '2026-12-31';
  it.each([
    ['falls back to the limit before', until, 100n, null, { until, backFen: 100n }],
    ['falls back to nothing where nothing was agreed', until, null, null, { until, backFen: 0n }],
    [
      'of a raise falls back to the first limit',
      until,
      300n,
      { until: '2026-12-01', backFen: 100n },
      { until, backFen: 100n },
    ],
    ['ends with an agreement without a day', null, 300n, { until, backFen: 100n }, null],
  ])('%s', (_, creditUntil, limitFen, raise, kept) => {
    expect(raiseAfter({ creditUntil }, { limitFen, raise })).toEqual(kept);
  });
});

it.each([
  ['none', ['open']],
  ['limited', ['raise', 'temporary']],
  ['unlimited', []],
] as const)('who has %s asks for %o', (credit, kinds) => expect(kindsToApply(credit)).toEqual(kinds));

it.each([
  ['above the limit', { limit: '1000.00', used: '900.00' }, '50.00', '1050.00'],
  ['above what is used of a lowered one', { limit: '1000.00', used: '1200.00' }, '50.00', '1250.00'],
  ['from nothing', { limit: null, used: '0.00' }, '50.5', '50.50'],
])('asks for so much that the order passes: %s', (_, credit, short, limit) => {
  expect(limitFor(credit, short)).toBe(limit);
});
