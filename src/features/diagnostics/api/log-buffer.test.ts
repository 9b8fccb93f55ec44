import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '#platform/api/log.ts';
import { createLogBuffer } from './log-buffer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function collectInto(written: number[][]) {
  return async (rows: number[]) => void written.push(rows);
}

const upTo = (n: number) => Array.from({ length: n }, (_, at) => at);

describe('a log buffer', () => {
  it('writes once a second, all that came meanwhile', async () => {
    const written: number[][] = [];
    const buffer = createLogBuffer({ name: 'test', write: collectInto(written) });
    for (const row of upTo(3)) buffer.add(row);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written).toEqual([[0, 1, 2]]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written).toHaveLength(1);
  });

  it('does not wait when a batch is full, and keeps the order over batches', async () => {
    const written: number[][] = [];
    const write = async (rows: number[]) => {
      // The first write is the slowest: later ones must not overtake it.
      await new Promise((done) => setTimeout(done, written.length === 0 ? 500 : 1));
      written.push(rows);
    };
    const buffer = createLogBuffer({ name: 'test', write, batchSize: 10 });
    for (const row of upTo(35)) buffer.add(row);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(written.flat()).toEqual(upTo(35));
    expect(Math.max(...written.map((rows) => rows.length))).toBe(10);
  });

  it('drops the oldest beyond its capacity', async () => {
    const written: number[][] = [];
    const buffer = createLogBuffer({ name: 'test', write: collectInto(written), capacity: 4, batchSize: 100 });
    for (const row of upTo(10)) buffer.add(row);
    await buffer.close();
    expect(written).toEqual([[6, 7, 8, 9]]);
  });

  it('writes the rest when it closes and takes nothing after', async () => {
    const written: number[][] = [];
    const buffer = createLogBuffer({ name: 'test', write: collectInto(written) });
    buffer.add(1);
    await buffer.close();
    buffer.add(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written).toEqual([[1]]);
  });

  it('survives a database that fails, and complains once a minute', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const write = vi.fn().mockRejectedValue(new Error('down'));
    const buffer = createLogBuffer({ name: 'test', write });
    for (const row of upTo(5)) {
      buffer.add(row);
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(write).toHaveBeenCalledTimes(5);
    expect(warn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    buffer.add(9);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
