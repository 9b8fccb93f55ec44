import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

const step = (failures: number, reason: Parameters<typeof nextStep>[1]['reason'], lastedMs = 0, chance = 0) =>
  nextStep(failures, { reason, lastedMs }, chance);

it.each(['session', 'refused'] as const)('stays away after %s', (reason) => {
  expect(step(2, reason).todo).toBe('stop');
});

it('comes back to a server that restarts, not all at once', () => {
  expect(step(2, 'drain')).toEqual({ todo: 'again', failures: 2, afterMs: 500 });
  expect(step(0, 'drain', 60_000, 1)).toEqual({ todo: 'again', failures: 0, afterMs: 3_000 });
});

it('waits longer from try to try, and asks now and then after the third', () => {
  expect(step(0, 'broken')).toEqual({ todo: 'again', failures: 1, afterMs: 1_000 });
  expect(step(1, 'broken')).toEqual({ todo: 'again', failures: 2, afterMs: 2_000 });
  expect(step(2, 'broken')).toEqual({ todo: 'poll', failures: 3, afterMs: 30_000 });
  expect(step(3, 'broken').todo).toBe('poll');
});

it('forgets what broke once a stream has lasted longer than a silence', () => {
  expect(step(2, 'broken', 30_000)).toEqual({ todo: 'again', failures: 1, afterMs: 1_000 });
  expect(step(2, 'broken', 29_999).todo).toBe('poll');
});

it('asks now and then where there are too many streams', () => {
  expect(step(0, 'full', 90_000)).toEqual({ todo: 'poll', failures: 3, afterMs: 30_000 });
});
