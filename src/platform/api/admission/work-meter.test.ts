import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WorkMeter } from './work-meter.ts';

/** Time passes when a test says so: a busy machine makes nothing longer. */
let now: number;
const pass = (ms: number) => {
  now += ms;
};
beforeEach(() => {
  now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

it('counts the time a call takes', () => {
  const end = new WorkMeter().start();
  pass(30);
  expect(end()).toBe(30);
});

it('divides time among the calls that run in it, so that together they never did more than time there was', () => {
  const meter = new WorkMeter();
  const first = meter.start();
  pass(40);
  const second = meter.start();
  pass(40);
  expect([first(), second()]).toEqual([60, 20]);
});

it('forgets time in which nothing ran', () => {
  const meter = new WorkMeter();
  meter.start()();
  pass(40);
  expect(meter.start()()).toBe(0);
});
