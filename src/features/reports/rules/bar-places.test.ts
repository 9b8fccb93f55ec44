import { expect, it } from 'vitest';
import { placeBars } from './bar-places.ts';

const field = { left: 100, top: 10, width: 400, height: 200 };
const box = (left: number, top: number, height: number) => ({ left, top, width: 62, height });

it('stand on the ground, as high as what they say', () => {
  const { axis, bars, middles, heightOf } = placeBars([8, 4, 0, null], field, false);
  expect(axis.high).toBe(8);
  expect(middles).toEqual([150, 250, 350, 450]);
  expect(bars).toEqual([box(119, 10, 200), box(219, 110, 100), box(319, 210, 0), null]);
  expect([heightOf(8), heightOf(0), heightOf(2)]).toEqual([10, 210, 160]);
});

it('hang from the ground where something was taken back', () => {
  const { bars } = placeBars([4, -4], { ...field, width: 200 }, false);
  expect(bars).toEqual([box(119, 10, 100), box(219, 110, 100)]);
});

it('are seen however small', () => {
  const { bars } = placeBars([100_000, 1, -1, 0], field, false);
  expect(bars[1]?.height).toBe(2);
  expect(bars[2]?.height).toBe(2);
  expect(bars[3]?.height).toBe(0);
  expect((bars[1]?.top ?? 0) + 2).toBe(bars[2]?.top);
});

it('of shares stand before the hundred', () => {
  expect(placeBars([50], field, true).bars[0]).toMatchObject({ top: 110, height: 100 });
});

it('are no walls where they are few', () => {
  expect(placeBars([1], field, false).bars[0]).toMatchObject({ left: 252, width: 96 });
});
