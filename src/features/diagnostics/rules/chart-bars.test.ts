import { expect, it } from 'vitest';
import { chartBars } from './chart-bars.ts';

const BOX = { width: 240, height: 60 };

it.each([
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [1, 2, 4],
    [15, 30, 60],
  ],
  [
    [1, 100_000],
    [2, 60],
  ],
])('values %j are %j high', (values, heights) => {
  const bars = chartBars(values, BOX);
  expect(bars.map(({ height }) => height)).toEqual(heights);
  for (const { y, height, x } of bars) {
    expect(y + height).toBe(BOX.height);
    expect(x).toBeLessThan(BOX.width);
  }
});
