import type { Random } from '../catalog/prng.ts';
import { BASKETS, type Basket, type BasketCode } from './baskets.ts';
import type { Candidates } from './read-candidates.ts';

export interface PlannedLine {
  skuId: bigint;
  /** In order units, before the rule of the item is applied. */
  quantity: number;
}

export interface PlannedOrder {
  submittedAt: Date;
  lines: PlannedLine[];
}

/** A list that a firm orders again and again. */
interface StandingList {
  lines: { skuId: bigint; low: number; high: number }[];
  everyDays: number;
}

const DAY_MS = 86_400_000;
/** Firms choose among the best sold: what many buy is what statistics can tell. */
const CHOICES = 3;
/** Share of the lines that is needed each time. */
const NEEDED = 0.85;
const EXTRA = 0.2;
/** Share of its industry's baskets that a firm buys; the rest it could. */
const KEPT = 0.8;

/** Items of one basket; a basket that keeps a size alike takes all its items in one size that most of them have. */
function fillBasket({ lines, alike }: Basket, candidates: Candidates, random: Random): StandingList['lines'] {
  const offered = lines.map(([category]) => candidates.get(category) ?? []);
  const sizes = [...new Set(offered[0]?.slice(0, 25).map((candidate) => candidate.alike))].slice(0, CHOICES * 2);
  const size = alike && sizes.length > 0 ? random.pick(sizes) : null;
  return lines.flatMap(([, low, high], index) => {
    const fitting = (offered[index] ?? []).filter((candidate) => size === null || candidate.alike === size);
    if (fitting.length === 0) return [];
    return [{ skuId: random.pick(fitting.slice(0, CHOICES)).skuId, low, high }];
  });
}

/** Lists a firm lives by: most of the baskets of its industry, the first ones more often. */
function standingLists(codes: readonly BasketCode[], candidates: Candidates, random: Random): StandingList[] {
  const own = codes.filter((_, place) => place === 0 || random.chance(KEPT));
  return own.map((code, place) => ({
    lines: fillBasket(BASKETS[code], candidates, random),
    everyDays: random.int(4, 7) + place,
  }));
}

/** Between 8:30 and 17:30 in Shanghai, on a day the firm works. */
function workingMoment(day: number, random: Random): Date | null {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0) return null;
  return new Date(day + (8.5 * 3600 + random.int(0, 9 * 3600)) * 1000 - 8 * 3_600_000);
}

function drawLines({ lines }: StandingList, random: Random): PlannedLine[] {
  const needed = lines.filter(() => random.chance(NEEDED));
  return (needed.length >= 2 ? needed : lines).map(({ skuId, low, high }) => ({
    skuId,
    quantity: random.int(low, high),
  }));
}

/** Something that is not on the list, from another one. */
function drawExtra(lists: readonly StandingList[], random: Random): PlannedLine[] {
  if (!random.chance(EXTRA)) return [];
  const other = random.pick(lists).lines;
  if (other.length === 0) return [];
  const { skuId, low } = random.pick(other);
  return [{ skuId, quantity: low }];
}

const eachOnce = (lines: readonly PlannedLine[]) => [...new Map(lines.map((line) => [line.skuId, line])).values()];

/**
 * A year of orders of one firm up to `now`, oldest first: every list comes back every few weeks, now and then with
 * something else. The same random source gives the same orders.
 */
export function planOrders(
  codes: readonly BasketCode[],
  candidates: Candidates,
  { random, now }: { random: Random; now: Date },
): PlannedOrder[] {
  const lists = standingLists(codes, candidates, random).filter(({ lines }) => lines.length > 0);
  const today = Math.floor((now.getTime() + 8 * 3_600_000) / DAY_MS) * DAY_MS;
  const orders: PlannedOrder[] = [];
  for (const list of lists) {
    for (
      let day = today - 365 * DAY_MS + random.int(0, list.everyDays) * DAY_MS;
      day <= today;
      day += (list.everyDays + random.int(-2, 2)) * DAY_MS
    ) {
      const submittedAt = workingMoment(day, random);
      if (!submittedAt || submittedAt >= now) continue;
      orders.push({ submittedAt, lines: eachOnce([...drawLines(list, random), ...drawExtra(lists, random)]) });
    }
  }
  return orders.sort((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime());
}
