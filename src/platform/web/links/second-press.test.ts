import { expect, it } from 'vitest';
import { isSecondPress } from './second-press.ts';

const first = { at: 1_000, x: 100, y: 100, touch: false };

it.each([
  ['a mouse, counted by the browser', { at: 1_080, count: 2 }, true],
  ['the same, at the last moment', { at: 2_999, count: 2 }, true],
  ['a press that came later', { at: 3_000, count: 2 }, false],
  ['another press of a mouse', { at: 1_080, count: 1 }, false],
  ['a finger on the same spot', { touch: true, x: 124, y: 132 }, true],
  ['a finger beside it', { touch: true, x: 125, y: 133 }, false],
  ['a finger, later', { at: 1_500, touch: true }, false],
])('%s', (_, next, second) => {
  expect(isSecondPress(first, { ...first, at: 1_200, count: 1, ...next })).toBe(second);
});
