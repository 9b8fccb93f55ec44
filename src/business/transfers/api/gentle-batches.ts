import { setTimeout as wait } from 'node:timers/promises';
import type { SheetBatch } from '#platform/api/tables/write-workbook.ts';

/** Rows that are turned into a file in one go: others wait no longer than that takes, some milliseconds. */
const BITE = 100;
/** Work after which there is a rest, in milliseconds. */
const MOST_WORK = 8;
/** Of the time in which it could work, a file rests so much: two thirds of one processor are the most it takes. */
const REST = 0.5;

type Batch = readonly SheetBatch[];

/** The same rows in bites: those with the same place in their sheets stay together. */
function* bitesOf(batch: Batch): Generator<Batch> {
  const longest = Math.max(0, ...batch.map((rows) => rows.length));
  for (let at = 0; at < longest; at += BITE) yield batch.map((rows) => rows.slice(at, at + BITE));
}

interface Clock {
  now: () => number;
  wait: (milliseconds: number) => Promise<unknown>;
}

const CLOCK: Clock = { now: () => performance.now(), wait: (milliseconds) => wait(milliseconds) };

/**
 * The same rows for a file nobody sits waiting for: after some milliseconds of writing there is a rest in proportion, so that
 * whoever shares the process or the processor is served in between. What the database takes counts as a rest of its own.
 */
export async function* gentleBatches(batches: AsyncIterable<Batch>, clock: Clock = CLOCK): AsyncGenerator<Batch> {
  for await (const batch of batches) {
    let worked = 0;
    for (const bite of bitesOf(batch)) {
      const began = clock.now();
      // The writer works until it asks for the next one.
      yield bite;
      worked += clock.now() - began;
      if (worked < MOST_WORK) continue;
      await clock.wait(worked * REST);
      worked = 0;
    }
  }
}
