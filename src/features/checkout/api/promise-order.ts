import { isDeepStrictEqual } from 'node:util';
import type { StockAllocation } from '#features/catalog/rules/public.ts';
import { keepPromises } from '#features/orders/api/public.ts';
import type { LinePromise } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { type LineToPromise, promiseLines, type StockByItem } from '../rules/promise-lines.ts';
import type { Wishes } from './accept-wishes.ts';
import { readQuoteDelivery } from './read-quote.ts';

/** What a new order promises, and from which stock. */
export interface GivenPromises {
  lines: LineToPromise[];
  stock: StockByItem;
  /** County it goes to. */
  regionCode: string;
  now: Date;
  /** In the order of the lines. */
  promises: LinePromise[][];
}

/** Decides once what is promised for an order that is being made: from the stock it is going to hold. */
export async function promiseOrder(db: Db, { quote, lines, regionCode, promised }: Wishes): Promise<GivenPromises> {
  const { stock } = await readQuoteDelivery(db, quote, regionCode);
  const now = new Date();
  const toPromise = lines.map(({ item: { skuId, dayType, deliveryDays }, quantity }, index) => ({
    skuId,
    quantity,
    dayType,
    deliveryDays,
    quotedDays: promised?.lines[index]?.deliveryDays ?? null,
  }));
  return { lines: toPromise, stock, regionCode, now, promises: promiseLines(toPromise, stock, now) };
}

/** Somebody was faster and the stock comes from elsewhere: what is promised follows, before anybody has seen it. */
export async function followStock(
  db: Db,
  { firmId, lineIds }: { firmId: bigint; lineIds: readonly bigint[] },
  { lines, stock, now, promises: before }: GivenPromises,
  allocations: readonly StockAllocation[],
): Promise<void> {
  const promises = promiseLines(lines, stock, now, allocations);
  const changed = lineIds.flatMap((lineId, index) =>
    isDeepStrictEqual(promises[index], before[index]) ? [] : [{ lineId, promises: promises[index] ?? [] }],
  );
  await keepPromises(db, firmId, changed);
}
