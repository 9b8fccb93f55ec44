const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A carrier that has not agreed to come for so long will not: the customer is asked to send it himself. */
const GIVE_UP_MS = 24 * HOUR_MS;
/** News of parcels on the road, which carriers push as well. */
const ROAD_MS = 2 * HOUR_MS;

/** Milliseconds until a carrier is asked again for what it did not answer: 1, 2, 4 minutes … at most an hour. */
export const patienceAfter = (attempts: number): number => Math.min(HOUR_MS, 2 ** Math.min(attempts, 10) * MINUTE_MS);

/** When a parcel is asked about next. */
export function nextAskAfter(now: Date, { waiting, attempts }: { waiting: boolean; attempts: number }): Date {
  return new Date(now.getTime() + (waiting ? patienceAfter(attempts) : ROAD_MS));
}

/** Whether a pick-up asked for at a moment has been asked for long enough. */
export const isGivenUp = (askedAt: Date, now: Date): boolean => now.getTime() - askedAt.getTime() >= GIVE_UP_MS;
