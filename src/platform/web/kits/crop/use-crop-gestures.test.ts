import { expect, it } from 'vitest';
import { actOfKey, actsOfFingers } from './use-crop-gestures.ts';

const centre = { x: 100, y: 100 };

it('pulls the picture with one finger', () => {
  expect(actsOfFingers([{ x: 10, y: 10 }], [{ x: 15, y: 7 }], centre)).toEqual([{ kind: 'pan', by: { x: 5, y: -3 } }]);
});

it('zooms about the middle of two fingers', () => {
  const before = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ];
  const after = [
    { x: 50, y: 100 },
    { x: 250, y: 100 },
  ];
  expect(actsOfFingers(before, after, centre)).toEqual([
    { kind: 'pan', by: { x: 0, y: 0 } },
    { kind: 'zoom', factor: 2, focus: { x: 50, y: 0 } },
  ]);
});

it('has no zoom for two fingers at one place', () => {
  const place = [centre, centre];
  expect(actsOfFingers(place, place, centre)).toEqual([{ kind: 'pan', by: { x: 0, y: 0 } }]);
});

it.each([
  ['ArrowLeft', false, { kind: 'pan', by: { x: -2, y: 0 } }],
  ['ArrowDown', true, { kind: 'pan', by: { x: 0, y: 20 } }],
  [']', false, { kind: 'turn', quarters: 1 }],
  ['0', false, { kind: 'reset' }],
  ['Tab', false, null],
  ['Enter', false, null],
])('%s (fast: %s) does %j', (key, fast, wanted) => {
  expect(actOfKey(key, fast)).toEqual(wanted);
});

it('zooms in and out by the same step', () => {
  const [closer, away] = [actOfKey('+', false), actOfKey('-', false)];
  if (closer?.kind !== 'zoom' || away?.kind !== 'zoom') throw new Error('no zoom');
  expect(closer.factor).toBeGreaterThan(1);
  expect(closer.factor * away.factor).toBeCloseTo(1, 12);
});
