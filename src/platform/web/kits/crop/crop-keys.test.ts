import { expect, it } from 'vitest';
import { actOfKey } from './crop-keys.ts';

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
