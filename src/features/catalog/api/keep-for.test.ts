import { expect, it } from 'vitest';
import type { Db } from '#platform/api/database.ts';
import { keepFor } from './keep-for.ts';

const db = {} as Db;

function counter(fail: () => boolean = () => false) {
  const clock = { now: 0 };
  let reads = 0;
  const read = keepFor(
    60_000,
    async () => {
      reads += 1;
      if (fail()) throw new Error('database away');
      return reads;
    },
    () => clock.now,
  );
  return { clock, read: () => read(db) };
}

it('reads once for everybody who asks within the time', async () => {
  const { clock, read } = counter();
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  clock.now = 59_999;
  expect(await read()).toBe(1);
});

it('reads again when the time is over', async () => {
  const { clock, read } = counter();
  await read();
  clock.now = 60_000;
  expect(await read()).toBe(2);
});

it('does not keep a failure', async () => {
  let away = true;
  const { read } = counter(() => away);
  await expect(read()).rejects.toThrow('database away');
  away = false;
  expect(await read()).toBe(2);
});
