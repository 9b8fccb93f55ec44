import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { WorkMeter } from './work-meter.ts';

it('counts the time a call takes', async () => {
  const end = new WorkMeter().start();
  await pause(30);
  expect(end()).toBeGreaterThanOrEqual(28);
});

it('divides time among the calls that run in it, so that together they never did more than time there was', async () => {
  const meter = new WorkMeter();
  const began = performance.now();
  const ends = [1, 2, 3, 4].map(() => meter.start());
  await pause(40);
  const works = ends.map((end) => end());
  const took = performance.now() - began;
  expect(works.reduce((sum, work) => sum + work, 0)).toBeLessThanOrEqual(took + 1);
  expect(works[0]).toBeLessThan(took / 2);
});

it('forgets time in which nothing ran', async () => {
  const meter = new WorkMeter();
  meter.start()();
  await pause(40);
  expect(meter.start()()).toBeLessThan(5);
});
