const SHANGHAI_MS = 8 * 3_600_000;

export interface YearBounds {
  /** First instant of this year in Shanghai. */
  thisYear: Date;
  lastYear: Date;
  /** The same day and hour one year ago: what this year so far is compared with. */
  lastYearUntil: Date;
}

/** Years as they run in Shanghai. On 29 February the year before is counted until its 1 March, which it has instead. */
export function yearBounds(now: Date): YearBounds {
  const local = new Date(now.getTime() + SHANGHAI_MS);
  const year = local.getUTCFullYear();
  const until = new Date(local);
  until.setUTCFullYear(year - 1);
  const startOf = (one: number) => new Date(Date.UTC(one, 0, 1) - SHANGHAI_MS);
  return {
    thisYear: startOf(year),
    lastYear: startOf(year - 1),
    lastYearUntil: new Date(until.getTime() - SHANGHAI_MS),
  };
}

/** Growth in whole per cent, rounded towards nothing; null where there was nothing to grow from. */
export function growthOf(thisFen: bigint, lastFen: bigint): number | null {
  return lastFen > 0n ? Number(((thisFen - lastFen) * 100n) / lastFen) : null;
}
