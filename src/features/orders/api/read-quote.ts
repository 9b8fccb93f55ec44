import { type DeliverySources, readDelivery, readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { type OrderQuote, quoteOrder } from '../rules/quote-order.ts';
import { type CheckoutTerms, readFirmTerms } from './read-firm-terms.ts';

type Wanted = readonly { skuCode: string; split?: string; quantity: number }[];

/** A quote with the firm's terms it was made under. */
export interface FirmQuote extends OrderQuote<SkuForSale> {
  terms: CheckoutTerms;
}

/**
 * What these lines would cost the caller now, from the catalogue, his price level and his firm's terms. `regionCode` is
 * where the order goes; without it the lines are judged for the caller's own region. `known`: the terms, if they have
 * been read.
 */
export async function readQuote(
  db: Db,
  caller: SignedInCaller,
  wanted: Wanted,
  regionCode?: string,
  known?: CheckoutTerms,
): Promise<FirmQuote> {
  const itemNos = [...new Set(wanted.map((line) => line.skuCode))];
  const items = await readSkusForSale(db, itemNos, caller.levelCode, regionCode);
  const terms = known ?? (await readFirmTerms(db, caller.firmId));
  return { ...quoteOrder(wanted, new Map(items.map((item) => [item.itemNo, item])), terms), terms };
}

/** Where the goods of a quote lie, for the promise when they arrive. */
export function readQuoteDelivery(
  db: Db,
  { lines }: OrderQuote<SkuForSale>,
  regionCode?: string,
): Promise<DeliverySources> {
  const skuIds = new Set(lines.flatMap(({ item }) => item?.skuId ?? []));
  return readDelivery(db, [...skuIds], regionCode);
}
