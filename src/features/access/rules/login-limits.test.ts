import { expect, it } from 'vitest';
import { lockSeconds } from './login-limits.ts';

it.each([
  [1, 900],
  [2, 1_800],
  [3, 3_600],
  [7, 57_600],
  [8, 86_400],
  [1_000, 86_400],
])('lock number %i of a day lasts %i seconds', (nth, seconds) => {
  expect(lockSeconds(nth)).toBe(seconds);
});
