import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns, NoTurnError } from './bounded-turns.ts';

/** Works that end when told, and a record of how many ran at once. */
function workshop() {
  const ends: (() => void)[] = [];
  const seen = { running: 0, most: 0, order: [] as number[] };
  const work = (n: number) => async () => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    seen.order.push(n);
    await new Promise<void>((resolve) => ends.push(resolve));
    seen.running -= 1;
    return n;
  };
  return { work, seen, endOne: () => ends.shift()?.() };
}

describe('turns', () => {
  it('run so many at a time, in the order they came', async () => {
    const { work, seen, endOne } = workshop();
    const turns = createTurns({ running: 2, waiting: 10, patience: 60_000 });
    const all = [0, 1, 2, 3, 4].map((n) => turns.take(work(n)));
    for (let n = 0; n < 5; n += 1) {
      await pause(1);
      endOne();
    }
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
    expect(seen).toEqual({ running: 0, most: 2, order: [0, 1, 2, 3, 4] });
  });

  it('end at the length of the queue, at once', async () => {
    const { work, endOne } = workshop();
    const turns = createTurns({ running: 1, waiting: 1, patience: 60_000 });
    const first = turns.take(work(1));
    const second = turns.take(work(2));
    expect(turns.isFull()).toBe(true);
    await expect(turns.take(work(3))).rejects.toThrow(NoTurnError);
    endOne();
    await first;
    expect(turns.isFull()).toBe(false);
    await pause(1);
    endOne();
    expect(await second).toBe(2);
  });

  it('are given up after the longest wait, and the next in line loses nothing', async () => {
    const { work, seen, endOne } = workshop();
    const turns = createTurns({ running: 1, waiting: 5, patience: 20 });
    const first = turns.take(work(1));
    await expect(turns.take(work(2))).rejects.toThrow(NoTurnError);
    endOne();
    expect(await first).toBe(1);
    const third = turns.take(work(3));
    await pause(1);
    endOne();
    expect(await third).toBe(3);
    expect(seen.order).toEqual([1, 3]);
  });

  it('come in turns by whose they are, and a flood of one gives up places for others', async () => {
    const { work, seen, endOne } = workshop();
    const turns = createTurns({ running: 1, waiting: 3, patience: 60_000 });
    const flood = [0, 1, 2, 3].map((n) => turns.take(work(n), 'flood'));
    const [, , , last] = flood;
    expect([turns.isFull('flood'), turns.isFull('office')]).toEqual([true, false]);
    const given = expect(last).rejects.toThrow(NoTurnError);
    const office = turns.take(work(10), 'office');
    await given;
    // Two wait for the flood, one for the office: nobody has more than the others want.
    expect(turns.isFull('home')).toBe(false);
    for (let n = 0; n < 4; n += 1) {
      await pause(1);
      endOne();
    }
    await Promise.all([...flood.slice(0, 3), office]);
    expect(seen.order).toEqual([0, 1, 10, 2]);
  });

  it('are passed on when a work fails', async () => {
    const turns = createTurns({ running: 1, waiting: 5, patience: 1_000 });
    const failing = turns.take(() => Promise.reject(new Error('broken')));
    const next = turns.take(async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
  });
});
