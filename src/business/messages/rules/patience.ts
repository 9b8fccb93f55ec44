/** How long a delivery is tried (issue 15: nothing is lost when a channel is down for an hour). */
export const PATIENCE_HOURS = 24;

const LONGEST_PAUSE = 600;
const HOUR_MS = 3_600_000;

/** Seconds until the next try: 2, 4, 8 … at most ten minutes. */
export const pauseAfter = (attempts: number): number => Math.min(2 ** attempts, LONGEST_PAUSE);

/** Whether what has been tried since then is given up. */
export const isGivenUp = (triedSince: Date, now: Date): boolean =>
  now.getTime() - triedSince.getTime() >= PATIENCE_HOURS * HOUR_MS;
