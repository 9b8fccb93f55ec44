import { SHANGHAI_MS, todayInShanghai } from '#platform/shared/shanghai.ts';

const DAY_MS = 86_400_000;

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

/** The same in days of Shanghai, all of them included: this day counts in both years. */
export function yearDays(now: Date) {
  const { thisYear, lastYear, lastYearUntil } = yearBounds(now);
  const today = todayInShanghai(now);
  // 29 February is held against 28: the years before have no such day.
  const isLeapDay = today.endsWith('-02-29');
  const until = todayInShanghai(isLeapDay ? new Date(lastYearUntil.getTime() - DAY_MS) : lastYearUntil);
  return { thisYear: todayInShanghai(thisYear), today, lastYear: todayInShanghai(lastYear), until };
}

/** Less than this was hardly a customer: what came after it says nothing by a rate. */
const LEAST_BASE_FEN = 100_000n;
/** Beyond so many times of the year before a rate says more of that year than of this one. */
const MOST_TIMES = 10n;

/** What a year so far is compared with: nothing, too little to compare with, or a sound figure. */
export type GrowthBase = 'none' | 'small' | 'sound';

export interface Growth {
  base: GrowthBase;
  /** Whole per cent, rounded towards nothing; 0 without a sound base. */
  percent: number;
}

/** Growth against the same time of last year, as far as a rate means anything (specification 1: sales accounts). */
export function growthOf(thisFen: bigint, lastFen: bigint): Growth {
  if (lastFen <= 0n) return { base: 'none', percent: 0 };
  if (lastFen < LEAST_BASE_FEN || thisFen > lastFen * MOST_TIMES) return { base: 'small', percent: 0 };
  return { base: 'sound', percent: Number(((thisFen - lastFen) * 100n) / lastFen) };
}
