import { type DeliveryFacts, RESTOCK_DAYS } from './delivery-label.ts';

/** Orders before this hour in Shanghai leave on the same day. */
export const CUTOFF_HOUR = 16;

export interface DispatchPromise {
  /** YYYY-MM-DD in Shanghai. */
  shipDate: string;
  /** 今天 16:00 前下单, or 现在下单 */
  order: string;
  /** 今天 16:00 前下单，当天发货 */
  text: string;
}

const DAY_MS = 86_400_000;
/** Shanghai keeps UTC+8 all year. */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000;
const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
/** Types whose wait is counted in working days (specification 4). */
const COUNTED = new Set([3, 4, 6, 11, 12]);

/** Days are handled as UTC dates whose fields read as Shanghai's clock. */
const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6;

const dayText = (day: Date) => day.toISOString().slice(0, 10);

/** YYYY-MM-DD */
export const todayInShanghai = (now: Date) => dayText(new Date(now.getTime() + SHANGHAI_OFFSET_MS));

/** Moves on by working days; weekends do not count. Public holidays are not known here. */
function addWorkingDays(from: Date, days: number): Date {
  let day = from;
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

function waitOf({ dayType, deliveryDays }: DeliveryFacts): number | null {
  if (dayType >= 0 && dayType <= 2) return 0;
  if (!COUNTED.has(dayType)) return null;
  return deliveryDays ?? (dayType === 6 ? RESTOCK_DAYS : null);
}

const describeDay = (day: Date) => `${day.getUTCMonth() + 1}月${day.getUTCDate()}日（${WEEKDAYS[day.getUTCDay()]}）`;

/**
 * When an item leaves if it is ordered at `now`; null for types without a day (direct delivery, custom work,
 * not on sale). An order after the cut-off or on a weekend counts from the next working day.
 */
export function promiseDispatch(facts: DeliveryFacts, now: Date): DispatchPromise | null {
  const wait = waitOf(facts);
  if (wait === null) return null;
  const clock = new Date(now.getTime() + SHANGHAI_OFFSET_MS);
  const today = new Date(todayInShanghai(now));
  const inTime = !isWeekend(today) && clock.getUTCHours() < CUTOFF_HOUR;
  const shipDay = addWorkingDays(today, inTime ? wait : wait + 1);
  const order = inTime ? `今天 ${CUTOFF_HOUR}:00 前下单` : '现在下单';
  const leaves = wait === 0 && inTime ? '当天发货' : `预计 ${describeDay(shipDay)}发货`;
  return { shipDate: dayText(shipDay), order, text: `${order}，${leaves}` };
}
