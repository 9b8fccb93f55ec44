import { sqlStateOf } from './sql-state.ts';

/**
 * The connection was lost after COMMIT had been sent: PostgreSQL may have carried it out or not. Only the same request
 * once more, under its key, tells.
 */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';

  constructor(cause: unknown) {
    super('connection lost while committing', { cause });
  }
}

/** No connection could be had, so nothing of a transaction was begun. */
export class NotBegun extends Error {
  override readonly name = 'NotBegun';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Ends of a connection that PostgreSQL announces: connection exceptions, and the server being told to stop. */
const ANNOUNCED = /^(08...|57P0[1-5])$/;
/** What the network and the operating system say. */
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** What the driver says in words alone: neither it nor its pool gives these a code. */
const WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'is not queryable',
] as const;
/** The driver knew before it sent anything. */
const NOT_SENT = 'is not queryable';

/** An error and what caused it, outermost first; several tries at one address come as one error. */
export function* causesOf(error: unknown): Generator<Error & { code?: unknown; syscall?: unknown }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    yield cause;
    if (cause instanceof AggregateError) for (const each of cause.errors) yield* causesOf(each);
  }
}

/** Whether the connection was lost or could not be had: nobody's mistake, and worth another try. */
export function isLostConnection(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== null) return ANNOUNCED.test(state);
  return [...causesOf(error)].some(
    ({ code, message, syscall }) =>
      (typeof code === 'string' && NETWORK.has(code)) ||
      // A socket that is not there, or where more wait than it holds.
      (syscall === 'connect' && (code === 'ENOENT' || code === 'EAGAIN')) ||
      WORDS.some((words) => message.includes(words)),
  );
}

/** What a failed COMMIT means: an answer of PostgreSQL is a refusal; without one nobody knows. */
export function commitFailure(error: unknown): unknown {
  const wasSent = ![...causesOf(error)].some(({ message }) => message.includes(NOT_SENT));
  return wasSent && isLostConnection(error) ? new OutcomeUnknown(error) : error;
}
