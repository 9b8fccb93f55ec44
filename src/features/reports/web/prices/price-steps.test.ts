import { expect, it } from 'vitest';
import { priceSteps } from './price-steps.ts';

const BOX = { width: 108, height: 28, edge: 4 };
const paid = (...points: [string, string][]) => points.map(([on, price]) => ({ on, price }));

it('rises on the day of the new price, and lies where its day lies', () => {
  expect(priceSteps(paid(['2026-01-01', '1.00'], ['2026-01-02', '2.00'], ['2026-01-11', '3.00']), BOX)).toBe(
    'M4 24H14V14H104V4',
  );
});

it('falls as well', () => {
  expect(priceSteps(paid(['2026-01-01', '3.00'], ['2026-01-03', '1.00']), BOX)).toBe('M4 4H104V24');
});

it.each([
  ['nothing', paid()],
  ['one price', paid(['2026-01-01', '1.00'])],
  ['a price that stayed', paid(['2026-01-01', '1.00'], ['2026-01-02', '1.00'])],
])('draws nothing of %s', (_what, points) => {
  expect(priceSteps(points, BOX)).toBe('');
});

it('keeps within the box where two prices were paid on one day', () => {
  expect(priceSteps(paid(['2026-01-01', '1.00'], ['2026-01-01', '2.00']), BOX)).toBe('M4 24H4V4');
});
