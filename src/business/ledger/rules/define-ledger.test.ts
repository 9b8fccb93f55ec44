import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerDefinition } from '../contract/ledger-definition.ts';
import { defineLedger } from './define-ledger.ts';

const definition = {
  name: 'points',
  accounts: 'point_accounts',
  entries: 'point_entries',
  account: 'account_id',
  charged: 'person_id',
  balances: ['held', 'spent'],
  kinds: { hold: { held: 1 }, spend: { held: -1, spent: 1 }, forget: { held: -1 }, return: { spent: -1 } },
} as const;
const ledger = defineLedger(definition);
const moved = (kind: (typeof ledger.kindNames)[number], amountFen: bigint) => ({ kind, amountFen });

it('knows its kinds of movements and what each does', () => {
  expect(ledger.kindNames).toEqual(['hold', 'spend', 'forget', 'return']);
  expect(ledger.kindNames.map((kind) => ledger.balances.map((balance) => ledger.effectOf(kind, balance)))).toEqual([
    [1, 0],
    [-1, 1],
    [-1, 0],
    [0, -1],
  ]);
});

it.each([
  ['nothing', [], { held: 0n, spent: 0n }],
  ['what is held', [moved('hold', 50n)], { held: 50n, spent: 0n }],
  ['what is spent out of it', [moved('hold', 50n), moved('spend', 30n)], { held: 20n, spent: 30n }],
  [
    'what came back',
    [moved('hold', 50n), moved('spend', 50n), moved('return', 5n), moved('hold', 7n), moved('forget', 7n)],
    { held: 0n, spent: 45n },
  ],
])('adds up %s', (_, movements, sums) => {
  expect(ledger.sumOf(movements)).toEqual(sums);
});

it('adds up to the same in every order', () => {
  const movement = fc.record({ kind: fc.constantFrom(...ledger.kindNames), amountFen: fc.bigInt({ min: 1n }) });
  fc.assert(
    fc.property(fc.array(movement), (movements) => {
      expect(ledger.sumOf(movements.toReversed())).toEqual(ledger.sumOf(movements));
    }),
  );
});

it('says in SQL what a movement adds', () => {
  expect(ledger.effectText('spent', 'e.kind', 'e.amount_fen')).toBe(
    "case e.kind when 'hold' then 0 when 'spend' then 1 when 'forget' then 0 when 'return' then -1 end * e.amount_fen",
  );
});

describe('is refused', () => {
  it.each([
    ['a table that is no plain name', { accounts: 'points; drop table orders' }, 'no name for a ledger: points; drop'],
    ['an empty column', { account: '' }, 'no name for a ledger: '],
    ['a name that begins with a sign', { charged: '_x' }, 'no name for a ledger: _x'],
    ['a kind with a quote', { kinds: { "it's": { held: 1 as const } } }, "no name for a ledger: it's"],
    ['a kind that moves nothing', { kinds: { look: {} } }, 'look moves nothing in points'],
  ])('%s', (_, wrong, words) => {
    const broken: LedgerDefinition<'held' | 'spent', string> = { ...definition, ...wrong };
    expect(() => defineLedger(broken)).toThrow(words);
  });
});
