import pg from 'pg';
import type { ContextValues } from '../db-scope.ts';
import type { Answer } from './known-shapes.ts';
import { type Read, ScopedReads } from './scoped-reads.ts';
import { writeValue } from './sender.ts';

interface Waiting {
  read: Read;
  resolve: (answer: pg.QueryResult) => void;
  reject: (error: unknown) => void;
}

/** Reads of one caller that have been asked for since the process last looked at its sockets. */
interface Trip {
  context: ContextValues;
  waiting: Waiting[];
}

/** What one message carries: more would keep the first answers waiting for the last. */
const MOST = 12;

const trips = new WeakMap<pg.Pool, Map<string, Trip>>();

function hand(waiting: readonly Waiting[], answers: readonly (Answer | Error)[]): void {
  for (const [at, answer] of answers.entries()) {
    if (answer instanceof Error) waiting[at]?.reject(answer);
    else waiting[at]?.resolve(answer);
  }
}

/** The read that fails keeps its failure; those behind it, which PostgreSQL left out, are asked once more. */
async function travel(pool: pg.Pool, { context, waiting }: Trip): Promise<void> {
  const reads = new ScopedReads(
    waiting.map(({ read }) => read),
    context,
  );
  try {
    // By its types a query object answers itself; the pool answers a promise.
    await Promise.resolve<unknown>(pool.query(reads as never));
    hand(waiting, reads.answers);
  } catch (error) {
    const { answers } = reads;
    hand(waiting, answers);
    const [failed, ...leftOut] = waiting.slice(answers.length);
    failed?.reject(error);
    // Without a connection there is none for the others either.
    if (!(error instanceof pg.DatabaseError)) for (const { reject } of leftOut) reject(error);
    else if (leftOut.length > 0) await travel(pool, { context, waiting: leftOut });
  }
}

function depart(pool: pg.Pool, key: string): void {
  const waitingHere = trips.get(pool);
  const trip = waitingHere?.get(key);
  waitingHere?.delete(key);
  if (trip) void travel(pool, trip);
}

/**
 * Asks for a read together with what else the same caller asks for at this moment: calls of a page that begin side by side
 * cost one trip instead of ten. Only reads of exactly the same context travel together.
 */
export function askTogether(pool: pg.Pool, context: ContextValues, read: Read): Promise<pg.QueryResult> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
  // Here, where a value that cannot be written fails its own read alone.
  const written = { ...read, values: read.values.map(writeValue) };
  const waitingHere = trips.get(pool) ?? new Map<string, Trip>();
  trips.set(pool, waitingHere);
  const key = JSON.stringify(context);
  const trip = waitingHere.get(key);
  if (trip) {
    trip.waiting.push({ read: written, resolve, reject });
    if (trip.waiting.length >= MOST) depart(pool, key);
    return promise;
  }
  waitingHere.set(key, { context, waiting: [{ read: written, resolve, reject }] });
  // When all that was ready to run has run.
  process.nextTick(() => depart(pool, key));
  return promise;
}
