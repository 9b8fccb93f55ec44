import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('acts at once, then once per period, and a last time for the final call', () => {
  const act = vi.fn();
  const throttled = throttle(act, 300);
  for (let call = 0; call < 10; call += 1) throttled();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(900);
  expect(act).toHaveBeenCalledTimes(2);
});

it('does nothing more once cancelled', () => {
  const act = vi.fn();
  const throttled = throttle(act, 300);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(900);
  expect(act).toHaveBeenCalledTimes(1);
});
