import { expect, it } from 'vitest';
import { countTile, measureTile, moneyTile, presentRow, savingsRate, shareTile, spendTiles } from './present-sums.ts';

const SUMS = { lines: 3, amount: 10_001n, saved: 2_500n, corrected: -5n, orders: 2 };
const NAMED = { key: '7', code: 'CC1', name: '设备部', hasChildren: true, own: false };

it('tiles stand beside those of the days compared with', () => {
  const tiles = spendTiles(SUMS, { ...SUMS, amount: 8_000n, orders: 0 }, { now: 800n, before: 400n });
  expect(tiles.map(({ code, value, before, change }) => [code, value, before, change])).toEqual([
    ['amount', '100.01', '80.00', '25.0'],
    ['orders', '2', '0', null],
    ['lines', '3', '3', '0.0'],
    ['average', '50.01', '0.00', null],
    ['savings', '25.00', '25.00', '0.0'],
    ['savingsRate', '20.0', '23.8', '-3.8'],
    ['freight', '8.00', '4.00', '100.0'],
    ['corrections', '-0.05', '-0.05', null],
  ]);
  expect(spendTiles(SUMS, null, null).map(({ code }) => code)).not.toContain('freight');
  expect(
    spendTiles(SUMS, null, { now: 0n, before: null }).every(({ before, change }) => before === null && change === null),
  ).toBe(true);
});

it('a tile without anything to compare with has no change', () => {
  expect(moneyTile('a', 5n, null)).toEqual({ code: 'a', value: '0.05', before: null, change: null });
  expect(countTile('a', 5, null)).toEqual({ code: 'a', value: '5', before: null, change: null });
  expect(shareTile('a', null, '1.0')).toEqual({ code: 'a', value: null, before: '1.0', change: null });
  expect(measureTile('a', '3.0', '2.0')).toEqual({ code: 'a', value: '3.0', before: '2.0', change: '50.0' });
  expect(measureTile('a', null, '2.0').change).toBeNull();
  expect(measureTile('a', '2.0', null).change).toBeNull();
});

it('a row says its share, what it saved and what its budget allows', () => {
  const row = presentRow(NAMED, {
    now: SUMS,
    before: { ...SUMS, amount: 5_000n },
    whole: 40_004n,
    budget: { allowed: 200n, taken: 206n },
  });
  expect(row).toMatchObject({
    share: '25.0',
    change: '100.0',
    before: '50.00',
    savingsRate: '20.0',
    budget: '2.00',
    budgetUse: '103.0',
  });
  expect(presentRow(NAMED, { now: SUMS, before: null, whole: 0n, budget: null })).toMatchObject({
    share: null,
    before: null,
    change: null,
    budget: null,
    budgetUse: null,
  });
  expect(savingsRate({ amount: 0n, saved: 0n })).toBeNull();
});
