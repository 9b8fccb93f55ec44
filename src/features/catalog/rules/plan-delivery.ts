import type { DeliveryFacts } from './delivery-label.ts';
import { type DispatchPromise, promiseDispatch, todayInShanghai } from './promise-dispatch.ts';
import { needsStock } from './purchase-obstacle.ts';
import { splitStock, type WarehouseStock } from './split-stock.ts';

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

const DAY_MS = 86_400_000;

/** Carriers drive on weekends: days on the road are days of the calendar. */
function arrival(shipDate: string, days: number | undefined): string | null {
  if (days === undefined) return null;
  return new Date(Date.parse(shipDate) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 4月15日, with 今天 or 明天 where it is. */
function describeArrival(day: string, today: string): string {
  const [, month, date] = day.split('-').map(Number);
  const away = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  const near = away === 0 ? '今天' : away === 1 ? '明天' : null;
  return near ? `${near}（${month}月${date}日）` : `${month}月${date}日`;
}

/** `11-23`: in a split promise the days stand beside each other. */
const shortDay = (day: string) => day.slice(5);

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

function describe(parts: readonly DeliveryPart[], from: DeliveryFrom, wish: DeliveryWish, dispatch: DispatchPromise) {
  const [first, ...rest] = parts;
  const days = parts.flatMap((part) => part.arriveDate ?? []);
  const [earliest] = days;
  const latest = days.at(-1);
  // A share that nobody knows the road of arrives on no day.
  if (!first || !earliest || !latest || days.length < parts.length) return dispatch.text;
  if (rest.length === 0) return `${dispatch.order}，${describeArrival(earliest, todayInShanghai(wish.now))}送达`;
  const left = rest.reduce((sum, part) => sum + part.quantity, 0);
  const name = from.stock.find((row) => row.warehouse === first.warehouse)?.name ?? '';
  const { orderUnit } = wish;
  return `${name} ${first.quantity} ${orderUnit} ${shortDay(earliest)} 送达；其余 ${left} ${orderUnit} ${shortDay(latest)}`;
}

/**
 * When a quantity arrives if it is ordered at `now`: from the nearest warehouse that has all of it, else in shares
 * (specification 4, 7.6). Null where nobody can promise a day, and where own stock holds too little.
 */
export function planDelivery(from: DeliveryFrom, wish: DeliveryWish): DeliveryPlan | null {
  const dispatch = promiseDispatch(from, wish.now);
  const shares = dispatch && sharesOf(from, wish.quantity);
  if (!dispatch || !shares) return null;
  const { shipDate } = dispatch;
  const parts = shares.map(({ warehouse, quantity }) => ({
    ...{ warehouse, quantity, shipDate },
    arriveDate: arrival(shipDate, daysFrom(from.stock, warehouse)),
  }));
  return { parts, text: describe(parts, from, wish, dispatch) };
}
