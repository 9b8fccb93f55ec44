import { expect, it } from 'vitest';
import { traceStroke } from './trace-stroke.ts';

it('cuts each way between two points into six steps and ends at the last point', () => {
  const traced = traceStroke({
    points: [
      [0, 0],
      [6, 12],
      [12, 12],
    ],
    curved: false,
  });
  expect(traced).toHaveLength(13);
  expect([traced[0], traced[1], traced[6], traced[12]]).toEqual([
    [0, 0],
    [1, 2],
    [6, 12],
    [12, 12],
  ]);
});

it('keeps a single point', () => expect(traceStroke({ points: [[3, 4]], curved: true })).toEqual([[3, 4]]));

it('bends where the stroke does, through the points themselves', () => {
  const [first, , , middle, , , corner] = traceStroke({
    points: [
      [0, 0],
      [6, 6],
      [12, 0],
    ],
    curved: true,
  });
  expect([first, corner]).toEqual([
    [0, 0],
    [6, 6],
  ]);
  expect(middle?.[1]).toBeGreaterThan(3);
});
