import type { DeliveryFacts } from './delivery-label.ts';
import { type DeliveryPromise, NO_PROMISE } from './delivery-promise.ts';
import { type DispatchFacts, promiseDispatch } from './promise-dispatch.ts';
import { needsStock } from './purchase-obstacle.ts';
import { splitStock, type WarehouseStock } from './split-stock.ts';
import { wordPromise } from './word-promise.ts';
import { addDays, countedDay } from './working-days.ts';

export interface NamedStock extends WarehouseStock {
  /** 上海仓 */
  name: string;
}

export interface DeliveryFrom extends DeliveryFacts {
  /** Stock by warehouse, with the days to the region; without days nobody knows when it arrives. */
  stock: readonly NamedStock[];
}

export interface DeliveryWish {
  quantity: number;
  orderUnit: string;
  now: Date;
}

/** A share of the quantity that travels together. */
export interface DeliveryPart {
  /** Code of the warehouse; null for goods that do not lie in one. */
  warehouse: string | null;
  quantity: number;
  /** Days in Shanghai, YYYY-MM-DD. */
  shipDate: string;
  arriveDate: string | null;
}

export interface DeliveryPlan {
  parts: DeliveryPart[];
  /** 今天 16:00 前下单，明天（4月15日）送达 */
  text: string;
}

/** Where each share comes from; null when own stock does not hold the quantity. */
function sharesOf({ dayType, stock }: DeliveryFrom, quantity: number) {
  if (needsStock(dayType)) return splitStock(stock, quantity);
  // Goods that are made or ordered for the buyer come in through the nearest warehouse.
  return [{ warehouse: null, quantity }];
}

function daysFrom(stock: readonly NamedStock[], warehouse: string | null): number | undefined {
  if (warehouse !== null) return stock.find((row) => row.warehouse === warehouse)?.days;
  const known = stock.flatMap(({ days }) => days ?? []);
  return known.length > 0 ? Math.min(...known) : undefined;
}

/** What is promised for goods from a warehouse, or from nowhere yet, if they are ordered at `now`. */
export function promiseFrom(
  facts: DispatchFacts,
  { stock, warehouse }: { stock: readonly NamedStock[]; warehouse: string | null },
  now: Date,
): DeliveryPromise {
  const shipOn = promiseDispatch(facts, now);
  if (shipOn === null) return { shipOn, arriveOn: null };
  const days = daysFrom(stock, warehouse);
  return { shipOn, arriveOn: days === undefined ? null : addDays(shipOn, days) };
}

const ordered = (now: Date) => ({ until: { event: 'order', day: countedDay(now), now } }) as const;

/** When an item leaves if it is ordered at `now`, where nobody has asked yet where it goes: 今天 16:00 前下单，今天（4月14日）发货. */
export function dispatchText(facts: DispatchFacts, now: Date): string | null {
  const shipOn = promiseDispatch(facts, now);
  if (shipOn === null) return null;
  return wordPromise([{ quantity: 1, unit: '', promise: { ...NO_PROMISE, shipOn } }], ordered(now));
}

/**
 * When a quantity arrives if it is ordered at `now`: from the nearest warehouse that has all of it, else in shares
 * (specification 4, 7.6). Null where nobody can promise a day, and where own stock holds too little.
 */
export function planDelivery(from: DeliveryFrom, { quantity, orderUnit, now }: DeliveryWish): DeliveryPlan | null {
  const shares = sharesOf(from, quantity);
  if (!shares) return null;
  const parts = shares.flatMap(({ warehouse, quantity: units }) => {
    const { shipOn, arriveOn } = promiseFrom(from, { stock: from.stock, warehouse }, now);
    return shipOn === null ? [] : [{ warehouse, quantity: units, shipDate: shipOn, arriveDate: arriveOn }];
  });
  if (parts.length === 0) return null;
  const promised = parts.map(({ shipDate: shipOn, arriveDate: arriveOn, quantity: units }) => ({
    quantity: units,
    unit: orderUnit,
    promise: { ...NO_PROMISE, shipOn, arriveOn },
  }));
  return { parts, text: wordPromise(promised, ordered(now)) };
}
