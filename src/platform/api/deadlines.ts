/**
 * How long each layer waits, in milliseconds. Every inner deadline is shorter than the one around it, so that the layer
 * that knows most gives up first and says why.
 */
export const DEADLINES = {
  /** A row somebody else holds. */
  lock: 2_000,
  /** A free connection of the pool. */
  poolWait: 2_000,
  /** One statement. */
  statement: 5_000,
  /** A transaction that does nothing: a handler that hangs on something else. */
  idleInTransaction: 10_000,
  /** A call, from its last byte read to the answer. */
  request: 15_000,
  /** A client that is waited for and hardly moves: its connection. */
  socket: 15_000,
  /** What browsers wait (specification 9). */
  client: 60_000,
} as const;
