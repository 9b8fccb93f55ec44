/** Seconds until the platform is asked again: soon at first, every ten minutes in the end. */
export const pauseAfter = (attempts: number): number => Math.min(600, 10 * 2 ** Math.min(attempts, 6));

/** A platform that has not answered so often is a matter for people. */
export const MOST_TRIES = 12;
