import { keepFor } from '#features/catalog/api/public.ts';
import { readComingPromotions } from '#features/prices/api/public.ts';
import { type RunningPromotions, runningPromotions, type TimedPromotion } from '#features/prices/rules/public.ts';
import type { Db } from '#platform/api/database.ts';

/** How long a change made at the desk may take to move an item; what begins and ends by itself moves it at once. */
const FRESH_SECONDS = 5;

/** Prices of running promotions, read at most once in some seconds however many search. They are the same for everybody. */
export function keepPromotions(now: () => number = Date.now): (db: Db) => Promise<RunningPromotions['prices']> {
  const read = keepFor(FRESH_SECONDS * 1_000, (db) => readComingPromotions(db, 2 * FRESH_SECONDS), now);
  let kept: { from: readonly TimedPromotion[]; running: RunningPromotions } | null = null;
  return async (db) => {
    const from = await read(db);
    if (kept?.from !== from || now() >= kept.running.until) kept = { from, running: runningPromotions(from, now()) };
    return kept.running.prices;
  };
}
