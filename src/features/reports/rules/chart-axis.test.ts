import { expect, it } from 'vitest';
import { axisOf } from './chart-axis.ts';

it.each([
  [[], [0], 1],
  [[0, 0], [0], 1],
  [[1], [0, 0.25, 0.5, 0.75, 1], 1],
  [[3, 8], [0, 2, 4, 6, 8], 8],
  [[9], [0, 2.5, 5, 7.5, 10], 10],
  [[118_000], [0, 50_000, 100_000, 150_000], 150_000],
  [[33], [0, 10, 20, 30, 40], 40],
  [[41], [0, 20, 40, 60], 60],
  [[-3, 7], [-5, -2.5, 0, 2.5, 5, 7.5], 7.5],
  [[-8], [-8, -6, -4, -2, 0], 0],
] as const)('%j stand before %j', (values, ticks, high) => {
  const axis = axisOf(values, false);
  expect(axis.ticks.map((tick) => Number(tick.toFixed(6)))).toEqual(ticks.map((tick) => tick));
  expect(axis.high).toBe(high);
  expect(axis.low).toBe(ticks[0]);
});

it('shares stand before the whole hundred', () => {
  expect(axisOf([97], true)).toEqual({ low: 0, high: 100, ticks: [0, 25, 50, 75, 100] });
});
