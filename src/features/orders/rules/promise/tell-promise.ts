import {
  countedDay,
  type PromisedShare,
  type PromiseEvent,
  type PromiseView,
  todayInShanghai,
  wordPromise,
} from '#features/catalog/rules/public.ts';
import { ENDED, type OrderStatus } from '../order-status.ts';
import { KIND, type LinePromise, promisesLeft } from './line-promise.ts';

export interface PromisedLine {
  quantity: number;
  cancelledQuantity: number;
  shippedQuantity: number;
  orderUnit: string;
  promises: readonly LinePromise[];
}

/** Where an order stands, at which moment somebody looks at it. */
export interface PromiseStanding {
  status: OrderStatus;
  submittedAt: Date;
  now: Date;
}

/** What has to happen in these states before anybody begins. */
const AWAITED: Partial<Record<OrderStatus, PromiseEvent>> = {
  approving: 'approval',
  confirming: 'confirmation',
  to_pay: 'payment',
};
/** Nothing is coming any more. */
const OVER: ReadonlySet<OrderStatus> = new Set(ENDED);
const WAITING_GOODS: ReadonlySet<OrderStatus> = new Set(['to_ship', 'partly_shipped', 'partly_signed']);

function viewOf({ status, submittedAt, now }: PromiseStanding): PromiseView {
  const event = AWAITED[status];
  return event ? { until: { event, day: countedDay(submittedAt), now } } : {};
}

const leftOf = ({ promises, quantity, cancelledQuantity }: PromisedLine) =>
  promisesLeft(promises, quantity - cancelledQuantity);

/** What is promised for a line of an order; a dash for what is not coming. */
export function linePromiseText(line: PromisedLine, standing: PromiseStanding): string {
  if (OVER.has(standing.status) || line.quantity === line.cancelledQuantity) return '—';
  const shares = leftOf(line).map((promise) => ({ quantity: promise.quantity, unit: line.orderUnit, promise }));
  return wordPromise(shares, viewOf(standing));
}

/** Kinds of goods by what is promised for them. */
export function kindsOf(lines: readonly PromisedLine[]): PromisedShare[] {
  return lines.flatMap((line) => leftOf(line).map((promise) => ({ quantity: 1, unit: KIND, promise })));
}

/** What is promised for an order, from its kinds of goods; null where nothing is coming. */
export function orderPromiseText(kinds: readonly PromisedShare[], standing: PromiseStanding): string | null {
  return OVER.has(standing.status) || kinds.length === 0 ? null : wordPromise(kinds, viewOf(standing));
}

/** The day a promise is measured by is over, and goods it was given for are still in the house. */
export function isPromiseBroken(lines: readonly PromisedLine[], { status, now }: PromiseStanding): boolean {
  if (!WAITING_GOODS.has(status)) return false;
  const today = todayInShanghai(now);
  return lines
    .filter(({ quantity, cancelledQuantity, shippedQuantity }) => quantity - cancelledQuantity > shippedQuantity)
    .some((line) => leftOf(line).some(({ shipOn, arriveOn }) => (arriveOn ?? shipOn ?? today) < today));
}
