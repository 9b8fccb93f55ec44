import { readReplacements, readSkusForSaleById } from '#features/catalog/api/public.ts';
import { findCodedItems, readCodesOfItems } from '#features/materials/api/public.ts';
import { priceText } from '#features/prices/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type {
  PurchasedItem,
  PurchaseFacets,
  PurchaseFilter,
  PurchaseListInput,
} from '../contract/purchase-contract.ts';
import { PERIODS, type Period } from '../rules/purchase-periods.ts';
import { readFrequent } from './frequent-repo.ts';
import { presentPurchased } from './present-purchased.ts';
import {
  type PurchasedSku,
  type PurchaseWish,
  readLastPrices,
  readPurchased,
  readPurchaseFacets,
} from './read-purchased.ts';

/** Prices in the small line of a row. */
const PRICES_SHOWN = 12;
/** Rows of a page whose replacements are looked up, and replacements shown for each. */
const REPLACED = { rows: 20, each: 2 } as const;
const KIND_LABELS = { drop_in: '直接替代', similar: '同类可选' } as const;

interface Window {
  limit: number;
  offset: number;
}

async function wishOf(
  db: Db,
  caller: SignedInCaller,
  filter: PurchaseFilter,
  marked: readonly bigint[],
  window: Window,
): Promise<PurchaseWish> {
  const { period, keyword, categoryCode = null, brandCode = null, buyerId, frequent, sort } = filter;
  const words = keyword ? { text: keyword, codedIds: await findCodedItems(db, caller.firmId, keyword) } : null;
  return {
    categoryCode,
    brandCode,
    words,
    sort,
    ...window,
    days: PERIODS[period].days,
    buyerId: buyerId === undefined ? null : BigInt(buyerId),
    skuIds: frequent ? marked : null,
  };
}

async function present(
  db: Db,
  caller: SignedInCaller,
  rows: readonly PurchasedSku[],
  marked: readonly bigint[],
): Promise<PurchasedItem[]> {
  const skuIds = rows.map(({ skuId }) => skuId);
  const offers = new Map(
    (await readSkusForSaleById(db, skuIds, caller.levelCode)).map((item) => [item.skuId, item] as const),
  );
  const codes = await readCodesOfItems(db, caller.firmId, skuIds);
  const paid = await readLastPrices(db, caller, skuIds, PRICES_SHOWN);
  const frequent = new Set(marked);
  return rows.map((row) =>
    presentPurchased(row, {
      offer: offers.get(row.skuId) ?? null,
      frequent: frequent.has(row.skuId),
      customerCodes: codes.get(row.skuId) ?? [],
      paid: paid.get(row.skuId) ?? [],
    }),
  );
}

async function replacementsOf(db: Db, caller: SignedInCaller, skuId: bigint): Promise<PurchasedItem['replacements']> {
  const { instead } = await readReplacements(db, caller.levelCode, skuId);
  return instead.slice(0, REPLACED.each).map(({ item, kind }) => ({
    skuCode: item.itemNo,
    productName: item.name,
    kindLabel: KIND_LABELS[kind],
    orderUnit: item.orderUnit,
    salesPrice: priceText(item.salesPrice),
  }));
}

/** What may be bought instead of the rows that cannot be bought now. */
async function withReplacements(
  db: Db,
  caller: SignedInCaller,
  rows: readonly PurchasedSku[],
  list: readonly PurchasedItem[],
): Promise<PurchasedItem[]> {
  const idOf = new Map(rows.map(({ itemNo, skuId }) => [itemNo, skuId]));
  const stuck = list.filter(({ obstacle }) => obstacle !== null).slice(0, REPLACED.rows);
  const found = new Map<string, PurchasedItem['replacements']>();
  for (const { skuCode } of stuck) {
    const skuId = idOf.get(skuCode);
    if (skuId !== undefined) found.set(skuCode, await replacementsOf(db, caller, skuId));
  }
  return list.map((item) => ({ ...item, replacements: found.get(item.skuCode) ?? [] }));
}

/** One page of the goods the caller may see as bought. */
export async function readPurchases(db: Db, caller: SignedInCaller, input: PurchaseListInput) {
  const { pageNo, pageSize, ...filter } = input;
  const marked = await readFrequent(db, caller);
  const window = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, total } = await readPurchased(db, caller, await wishOf(db, caller, filter, marked, window));
  const list = await withReplacements(db, caller, rows, await present(db, caller, rows, marked));
  return { list, total, pageNo, pageSize };
}

/** Everything the filter finds, up to a number of rows; `total` tells when there is more. */
export async function readAllPurchases(
  db: Db,
  caller: SignedInCaller,
  filter: PurchaseFilter,
  most: number,
): Promise<{ list: PurchasedItem[]; total: number }> {
  const marked = await readFrequent(db, caller);
  const wish = await wishOf(db, caller, filter, marked, { limit: most, offset: 0 });
  const { rows, total } = await readPurchased(db, caller, wish);
  if (total > most) return { list: [], total };
  return { list: await present(db, caller, rows, marked), total };
}

export async function readFacets(db: Db, caller: SignedInCaller, period: Period): Promise<PurchaseFacets> {
  const { buyers, amountFen, ...facets } = await readPurchaseFacets(db, caller, PERIODS[period].days);
  return {
    ...facets,
    amount: formatAmount(amountFen),
    // One's own name is no choice.
    buyers: buyers.length > 1 ? buyers.map(({ id, name, count }) => ({ buyerId: String(id), name, count })) : [],
    frequentCount: (await readFrequent(db, caller)).length,
  };
}
