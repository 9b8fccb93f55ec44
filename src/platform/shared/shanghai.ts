/** China has one time zone and no summer time (since 1992, before any date of this shop). */
export const SHANGHAI_MS = 8 * 3_600_000;

/** The day in Shanghai at a moment, `YYYY-MM-DD`, whatever the zone of the machine: as text, days compare like what they name. */
export const todayInShanghai = (now: Date = new Date()): string =>
  new Date(now.getTime() + SHANGHAI_MS).toISOString().slice(0, 10);
