const DAY_MS = 86_400_000;

/** How things stand with a customer; what wants attention first. */
export const STANDINGS = {
  dormant: '沉睡客户',
  cooling: '下单变少',
  active: '正常下单',
  never: '尚未下单',
} as const;
export type Standing = keyof typeof STANDINGS;

/** Days without an order after which a customer counts as cooling off and as dormant, whatever was usual. */
export const COOLING_DAYS = 60;
export const DORMANT_DAYS = 90;
/** A customer who orders often is missed earlier: after three times the usual interval, and never within two weeks. */
const MISSED_TIMES = 3;
const MISSED_DAYS = 14;

/** Orders of the last 365 days. */
export interface OrderHabit {
  orders: number;
  firstAt: Date | null;
  lastAt: Date | null;
}

export interface CustomerStanding {
  standing: Standing;
  /** Whole days since the last order; null without one. */
  daysSince: number | null;
  /** Usual days between two orders, at least 1; null with fewer than three orders in a year. */
  usualDays: number | null;
}

function usualDaysOf({ orders, firstAt, lastAt }: OrderHabit): number | null {
  if (orders < 3 || !firstAt || !lastAt) return null;
  return Math.max(1, Math.round((lastAt.getTime() - firstAt.getTime()) / DAY_MS / (orders - 1)));
}

/** Holds the days since the last order against 60 and 90 days and against the customer's own habit. */
export function standingOf(habit: OrderHabit, lastOrderAt: Date | null, now: Date): CustomerStanding {
  if (!lastOrderAt) return { standing: 'never', daysSince: null, usualDays: null };
  const daysSince = Math.max(0, Math.floor((now.getTime() - lastOrderAt.getTime()) / DAY_MS));
  const usualDays = usualDaysOf(habit);
  const missed = usualDays !== null && daysSince >= Math.max(MISSED_DAYS, usualDays * MISSED_TIMES);
  if (daysSince >= DORMANT_DAYS) return { standing: 'dormant', daysSince, usualDays };
  return { standing: daysSince >= COOLING_DAYS || missed ? 'cooling' : 'active', daysSince, usualDays };
}
