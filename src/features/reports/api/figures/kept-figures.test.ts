import { expect, it } from 'vitest';
import { KeptFigures } from './kept-figures.ts';

/** How often something was read, beside what it brought. */
function reader() {
  let reads = 0;
  return { read: async () => ({ amount: BigInt(++reads) }), reads: () => reads };
}

it('reads once under a generation, and anew when the ledger has moved', async () => {
  const kept = new KeptFigures();
  const { read, reads } = reader();
  expect(await kept.read('firm 1', 1n, read)).toEqual({ amount: 1n });
  expect(await kept.read('firm 1', 1n, read)).toEqual({ amount: 1n });
  expect(await kept.read('firm 1', 2n, read)).toEqual({ amount: 2n });
  expect(reads()).toBe(2);
});

it('gives nobody what was read by another key', async () => {
  const kept = new KeptFigures();
  const { read } = reader();
  await kept.read('firm 1 people 7', 1n, read);
  expect(await kept.read('firm 1 people 8', 1n, read)).toEqual({ amount: 2n });
});

it('keeps no more than its room, those asked for last', async () => {
  const kept = new KeptFigures(40);
  const { read, reads } = reader();
  await kept.read('a', 1n, read);
  await kept.read('b', 1n, read);
  await kept.read('a', 1n, read);
  await kept.read('c', 1n, read);
  await kept.read('a', 1n, read);
  expect(reads()).toBe(3);
  await kept.read('b', 1n, read);
  expect(reads()).toBe(4);
});

it('keeps nothing of a reading that failed', async () => {
  const kept = new KeptFigures();
  const { read } = reader();
  await expect(kept.read('firm 1', 1n, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await kept.read('firm 1', 1n, read)).toEqual({ amount: 1n });
});
