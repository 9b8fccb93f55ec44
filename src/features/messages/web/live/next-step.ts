/** How a stream ended; `broken` is everything that nobody said. */
export type EndReason = 'session' | 'drain' | 'full' | 'refused' | 'broken';

export interface Ending {
  reason: EndReason;
  /** How long it had been open. */
  lastedMs: number;
}

export interface Step {
  todo: 'stop' | 'again' | 'poll';
  /** Tries that broke one after the other. */
  failures: number;
  afterMs: number;
}

const MOST_FAILURES = 3;
/** Longer than the silence between two signs of life: nothing on the way swallows it. */
const SOUND_MS = 30_000;
export const POLL_MS = 30_000;
const FIRST_WAIT_MS = 1_000;
const DRAIN_MS = 500;
/** A server that restarts is not asked by everybody in the same moment. */
const DRAIN_SPREAD_MS = 2_500;

/**
 * What a browser does when the stream has ended: whoever was logged out stays away, a server that restarts is asked again soon,
 * and where three tries broke one after the other it asks every 30 s instead. `chance` is between 0 and 1.
 */
export function nextStep(failures: number, { reason, lastedMs }: Ending, chance: number): Step {
  const before = lastedMs >= SOUND_MS ? 0 : failures;
  if (reason === 'session' || reason === 'refused') return { todo: 'stop', failures: 0, afterMs: 0 };
  if (reason === 'drain') return { todo: 'again', failures: before, afterMs: DRAIN_MS + chance * DRAIN_SPREAD_MS };
  const now = reason === 'full' ? MOST_FAILURES : before + 1;
  if (now >= MOST_FAILURES) return { todo: 'poll', failures: MOST_FAILURES, afterMs: POLL_MS };
  return { todo: 'again', failures: now, afterMs: FIRST_WAIT_MS * 2 ** before };
}

/** Polls after which the stream is tried once more: what stood in its way may be gone. */
export const POLLS_BETWEEN_TRIES = 10;
