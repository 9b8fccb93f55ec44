import { expect, it } from 'vitest';
import { isOverspent } from './is-overspent.ts';

it.each([
  ['a fen left', false, { limitFen: 100n, reservedFen: 50n, usedFen: 49n }],
  ['nothing left', false, { limitFen: 100n, reservedFen: 50n, usedFen: 50n }],
  ['a fen given out too much', true, { limitFen: 100n, reservedFen: 50n, usedFen: 51n }],
  ['no limit', false, { limitFen: -1n, reservedFen: 50n, usedFen: 50n }],
])('a budget with %s is overspent: %s', (_, over, standing) => expect(isOverspent(standing)).toBe(over));
