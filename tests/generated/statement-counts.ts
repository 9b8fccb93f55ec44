import type { Written } from '#tests/protocol-tap.ts';

/** What a call asks of the database: statements, and trips to it, several of which may share one. */
export type Counts = readonly [statements: number, trips: number];

const FRAME = /^(begin|commit|rollback)/;

/**
 * Counts what went to PostgreSQL: neither the context that a read brings along nor what opens and ends a transaction is a
 * statement of the call, but they are trips where they travel alone.
 */
export function countStatements(messages: readonly Written[]): Counts {
  let statements = 0;
  let trips = 0;
  let unnamed = '';
  for (const { kind, words } of messages) {
    const [first = '', second = ''] = words;
    if (kind === 'P' && first === '') unnamed = second;
    if (kind === 'Q' || kind === 'S') trips += 1;
    if (kind === 'Q' && !FRAME.test(first)) statements += 1;
    if (kind === 'B' && second !== 'context' && !(second === '' && FRAME.test(unnamed))) statements += 1;
  }
  return [statements, trips];
}

/** The less of two looks, each number for itself. */
export const least = ([a, b]: Counts, [c, d]: Counts): Counts => [Math.min(a, c), Math.min(b, d)];
