import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReportQueue } from './report-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends one a second, in order', () => {
  const sent: number[] = [];
  const queue = createReportQueue<number>((report) => void sent.push(report));
  for (const report of [1, 2, 3]) queue.add(report);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(sent).toEqual([1]);
  vi.advanceTimersByTime(999);
  expect(sent).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([1, 2]);
  vi.advanceTimersByTime(1_000);
  queue.add(4);
  vi.advanceTimersByTime(999);
  expect(sent).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([1, 2, 3, 4]);
});

it('sends twenty in the life of a page and no more', () => {
  const send = vi.fn();
  const queue = createReportQueue<number>(send);
  for (let report = 0; report < 100; report += 1) queue.add(report);
  vi.advanceTimersByTime(200_000);
  expect(send).toHaveBeenCalledTimes(20);
  queue.add(100);
  vi.advanceTimersByTime(10_000);
  expect(send).toHaveBeenCalledTimes(20);
});

it('gives out what waits and sends it no more', () => {
  const send = vi.fn();
  const queue = createReportQueue<number>(send);
  for (const report of [1, 2, 3]) queue.add(report);
  vi.advanceTimersByTime(300);
  expect(queue.drain()).toEqual([2, 3]);
  vi.advanceTimersByTime(10_000);
  expect(send).toHaveBeenCalledTimes(1);
});
