import { expect, it } from 'vitest';
import { gentleBatches } from './gentle-batches.ts';

const rows = (from: number, count: number) => Array.from({ length: count }, (_, at) => [from + at]);

async function* given(...batches: (readonly (readonly number[][])[])[]) {
  yield* batches;
}

/** Each bite takes so many milliseconds; answers how many rows came at a time, and when there was a rest. */
async function writeSlowly(batches: Parameters<typeof gentleBatches>[0], each: number) {
  let time = 0;
  const rests: number[] = [];
  const bites: (readonly (readonly unknown[])[])[] = [];
  const clock = { now: () => time, wait: async (milliseconds: number) => rests.push(milliseconds) };
  for await (const bite of gentleBatches(batches, clock)) {
    bites.push(bite);
    time += each;
  }
  return { bites, rests };
}

it('rows come in bites, all of them and in their order', async () => {
  const { bites } = await writeSlowly(given([rows(0, 250), rows(900, 120)], [rows(250, 30), []]), 0);
  expect(bites.map((bite) => bite.map((sheet) => sheet.length))).toEqual([
    [100, 100],
    [100, 20],
    [50, 0],
    [30, 0],
  ]);
  expect(bites.flatMap(([sheet]) => sheet ?? [])).toEqual(rows(0, 280));
  expect(bites.flatMap(([, sheet]) => sheet ?? [])).toEqual(rows(900, 120));
});

it('there is a rest of half the time that was worked, and none for what takes no time', async () => {
  expect((await writeSlowly(given([rows(0, 600)]), 3)).rests).toEqual([4.5, 4.5]);
  expect((await writeSlowly(given([rows(0, 200)]), 20)).rests).toEqual([10, 10]);
  expect((await writeSlowly(given([rows(0, 1_000)]), 0.1)).rests).toEqual([]);
});
