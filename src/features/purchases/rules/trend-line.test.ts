import { describe, expect, it } from 'vitest';
import { trendPath, trendPoints } from './trend-line.ts';

const box = { width: 104, height: 24, edge: 2 };

describe('trendPoints', () => {
  it('runs from edge to edge, the dearest at the top and the cheapest at the bottom', () => {
    expect(trendPoints([10, 20, 15], box)).toEqual([
      { x: 2, y: 22 },
      { x: 52, y: 2 },
      { x: 102, y: 12 },
    ]);
  });

  it('keeps a price that never changed in the middle', () => {
    expect(trendPoints([7, 7, 7], box).map(({ y }) => y)).toEqual([12, 12, 12]);
  });

  it.each([[[]], [[5]]])('draws nothing of %j', (prices) => {
    expect(trendPoints(prices, box)).toEqual([]);
  });

  it('never leaves the box', () => {
    const points = trendPoints([0.0001, 1e6, 3, 99.99], box);
    expect(points.every(({ x, y }) => x >= 2 && x <= 102 && y >= 2 && y <= 22)).toBe(true);
  });
});

describe('trendPath', () => {
  it('moves to the first point and draws to the others', () => {
    expect(trendPath(trendPoints([1, 2], box))).toBe('M2 22L102 2');
  });
});
