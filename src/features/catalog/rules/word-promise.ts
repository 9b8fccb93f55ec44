import { todayInShanghai } from '#platform/shared/shanghai.ts';
import type { DeliveryPromise, KeptPromise } from './delivery-promise.ts';
import { CUTOFF_HOUR, daysBetween, isAfterCutoff } from './working-days.ts';

/** So much of what is promised; `unit` is an order unit, or 种 for kinds of goods. */
export interface PromisedShare {
  quantity: number;
  unit: string;
  promise: KeptPromise;
}

const EVENTS = { order: '下单', approval: '通过审批', payment: '付款', confirmation: '客服确认' } as const;
/** What has to happen before anybody begins. */
export type PromiseEvent = keyof typeof EVENTS;

export interface PromiseView {
  /** Names the day of dispatch beside that of arrival: for those who send and carry. */
  both?: boolean;
  /** The last day alone, for a row of a list; whoever wants to know more opens it. */
  brief?: boolean;
  /** The promise counts if this happens before the cut-off of that day. */
  until?: { event: PromiseEvent; day: string; now: Date };
}

const NO_DAY = '交期待确认';

/** 4月15日; beside `today` also 今天 and 明天. */
function wordDay(day: string, today?: string): string {
  const [, month, date] = day.split('-').map(Number);
  const away = today === undefined ? null : daysBetween(today, day);
  const near = away === 0 ? '今天' : away === 1 ? '明天' : null;
  return near ? `${near}（${month}月${date}日）` : `${month}月${date}日`;
}

function wordDays({ shipOn, arriveOn }: DeliveryPromise, both: boolean, today?: string): string {
  if (arriveOn === null) return shipOn === null ? NO_DAY : `${wordDay(shipOn, today)}发货`;
  const leaves = both && shipOn !== null ? `${wordDay(shipOn, today)}发货，` : '';
  return `${leaves}${wordDay(arriveOn, today)}送达`;
}

function wordOne(promise: KeptPromise, both: boolean, today?: string): string {
  const now = wordDays(promise, both, today);
  const before = promise.first && wordDays(promise.first, both);
  return before === null || before === now ? now : `${now}（原承诺${before}）`;
}

/** 11月24日送达 where all of it arrives together, else 最晚 11月26日送达. */
function wordBriefly(shares: readonly PromisedShare[]): string {
  const merged = mergeShares(
    shares.map((share) => ({ ...share, unit: '' })),
    (promise) => wordDays(promise, false),
  );
  const last = merged.at(-1)?.words ?? NO_DAY;
  if (merged.length < 2) return last;
  return last === NO_DAY ? `部分${NO_DAY}` : `最晚 ${last}`;
}

/** Shares that are worded alike are one, the earliest first. */
function mergeShares(shares: readonly PromisedShare[], word: (promise: KeptPromise) => string) {
  const merged = new Map<string, { share: PromisedShare; words: string; day: string }>();
  for (const share of shares) {
    const { shipOn, arriveOn } = share.promise;
    const words = word(share.promise);
    const key = `${share.unit} ${words}`;
    const quantity = share.quantity + (merged.get(key)?.share.quantity ?? 0);
    merged.set(key, { share: { ...share, quantity }, words, day: arriveOn ?? shipOn ?? '9' });
  }
  return [...merged.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

function wordUntil({ event, day, now }: NonNullable<PromiseView['until']>): string {
  if (event !== 'order') return `${wordDay(day)} ${CUTOFF_HOUR}:00 前${EVENTS[event]}，`;
  // What nobody has ordered yet is looked at now: after the cut-off the next one is far away.
  return day === todayInShanghai(now) ? `今天 ${CUTOFF_HOUR}:00 前下单，` : '现在下单，';
}

/**
 * The one wording of what is promised, before and after there is an order: 4月15日送达, 4月15日发货 where nobody knows
 * the road, 20 个 4月15日送达；30 个 4月18日送达 where it comes in shares, with the condition it hangs on and, where it
 * has moved, what was promised first.
 */
export function wordPromise(
  shares: readonly PromisedShare[],
  { both = false, brief, until }: PromiseView = {},
): string {
  const dated = shares.some(({ promise }) => promise.shipOn !== null || promise.arriveOn !== null);
  if (!dated) return NO_DAY;
  if (brief) return wordBriefly(shares);
  if (until && until.event !== 'order' && isAfterCutoff(until.day, until.now)) {
    return `${EVENTS[until.event]}后确定送达日期`;
  }
  const today = until?.event === 'order' ? todayInShanghai(until.now) : undefined;
  const merged = mergeShares(shares, (promise) => wordOne(promise, both, today));
  const words = merged.map(({ share: { quantity, unit }, words: one }) =>
    merged.length > 1 ? `${quantity.toLocaleString('zh-CN')} ${unit} ${one}` : one,
  );
  return `${until ? wordUntil(until) : ''}${words.join('；')}`;
}
