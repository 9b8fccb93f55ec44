import { expect, it } from 'vitest';
import { sessionLimits } from './session-limits.ts';

const HOUR = 3_600;

it.each([
  ['user', false, 2, 12],
  ['user', true, 14 * 24, 30 * 24],
  ['visitor', false, 30 * 24, 90 * 24],
  ['visitor', true, 30 * 24, 90 * 24],
] as const)('a session of a %s, remembered %s, lives %i hours idle and %i in all', (kind, remember, idle, absolute) => {
  expect(sessionLimits(kind, remember)).toEqual({ idle: idle * HOUR, absolute: absolute * HOUR });
});
