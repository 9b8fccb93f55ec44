import { expect, it } from 'vitest';
import { todayInShanghai } from './shanghai.ts';

it.each([
  ['2026-11-22T15:59:59.999Z', '2026-11-22'],
  ['2026-11-22T16:00:00.000Z', '2026-11-23'],
  ['2026-12-31T20:30:00.000Z', '2027-01-01'],
])('%s is %s', (moment, day) => {
  expect(todayInShanghai(new Date(moment))).toBe(day);
});
