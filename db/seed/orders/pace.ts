import type { Random } from '../catalog/prng.ts';
import type { PlannedOrder } from './plan-orders.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
const SHANGHAI_MS = 8 * 3_600_000;

/** January to December: the spring festival empties February, halves of the year end with more. */
const SEASONS = [0.9, 0.55, 1.1, 1.05, 1, 1.15, 0.95, 0.9, 1.1, 0.9, 1.1, 1.15] as const;
/** Sunday to Saturday: what came up at the weekend is ordered on Monday, and who works on Saturday orders little. */
const WEEK = [0, 1.1, 1.05, 1, 1, 0.95, 0.4] as const;
const QUICKEST = 1.25;

/** How much a firm orders on a day beside its quickest days, from 0 to 1. `trend`: this year beside the year before. */
export function paceOf(at: Date, now: Date, trend: number): number {
  const local = new Date(at.getTime() + SHANGHAI_MS);
  const years = (now.getTime() - at.getTime()) / DAY_MS / YEAR_DAYS;
  const season = (SEASONS[local.getUTCMonth()] ?? 1) * (WEEK[local.getUTCDay()] ?? 1);
  return Math.min(1, Math.max(0, (season * trend ** -years) / QUICKEST));
}

/** Firms grow and shrink, most of them grow: between a quarter less and half more in a year. */
export const drawTrend = (random: Random): number => random.int(75, 150) / 100;

interface Pace {
  random: Random;
  now: Date;
  trend: number;
}

/** Of orders that come again and again those that came: fewer in quiet months, and in the years before of firms that grow. */
export const keepPace = (planned: readonly PlannedOrder[], { random, now, trend }: Pace): PlannedOrder[] =>
  planned.filter(({ submittedAt }) => random.chance(paceOf(submittedAt, now, trend)));

/** What is really reserved today stays small. */
const SETTLED_DAYS = 10;

/** Some orders are for an overhaul or a new line: the same list, many times over. `share`: how many of them are. */
export const enlargeSome = (
  planned: readonly PlannedOrder[],
  { random, now, share }: { random: Random; now: Date; share: number },
): PlannedOrder[] =>
  planned.map(({ submittedAt, lines }) => {
    const times = random.int(8, 18);
    const isLarge = random.chance(share) && now.getTime() - submittedAt.getTime() > SETTLED_DAYS * DAY_MS;
    return isLarge
      ? { submittedAt, lines: lines.map(({ skuId, quantity }) => ({ skuId, quantity: quantity * times })) }
      : { submittedAt, lines };
  });
