import { catalogueObstacle, RESTRICTED_CATALOGUE } from '#features/cart/rules/public.ts';
import { type DeliverySources, readDelivery, readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import type { ItemLimit } from '#features/orders/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { type OrderQuote, quoteOrder } from '../rules/quote-order.ts';
import type { PromisedPrices } from './order-promises.ts';
import { type CheckoutTerms, readFirmTerms } from './read-firm-terms.ts';
import { hasOrdered } from './read-has-ordered.ts';

type Wanted = readonly { skuCode: string; split?: string; quantity: number }[];

/** A quote with the firm's terms it was made under. */
export interface FirmQuote extends OrderQuote<SkuForSale> {
  terms: CheckoutTerms;
}

interface ReadBefore {
  /** The terms, if they have been read. */
  terms?: CheckoutTerms;
  /** Prices of a quote, in the order of the lines: they stand instead of those of the catalogue. */
  promised?: PromisedPrices;
}

/** Promised prices, tax and text on what the catalogue sells; whether it can be had is still the catalogue's word. */
function promising({ freightFen, lines }: PromisedPrices) {
  const apply = (item: SkuForSale, index: number): SkuForSale => {
    const line = lines[index];
    if (!line) throw new Error('line without a promise');
    return { ...item, salesPrice: line.unitPrice, taxRateBp: line.taxRateBp, name: line.productName };
  };
  return { freightFen, apply };
}

/** Orders are asked only where the catalogue that is had once is among the items. */
async function readCatalogueLimit(
  db: Db,
  { firmId }: SignedInCaller,
  itemNos: readonly string[],
): Promise<ItemLimit | undefined> {
  if (!itemNos.includes(RESTRICTED_CATALOGUE)) return undefined;
  const obtained = await hasOrdered(db, firmId, RESTRICTED_CATALOGUE);
  return (quantity) => catalogueObstacle({ itemNo: RESTRICTED_CATALOGUE, quantity, obtained });
}

/**
 * What these lines would cost the caller now, from the catalogue, his price level and his firm's terms. `regionCode` is
 * where the order goes; without it the lines are judged for the caller's own region.
 */
export async function readQuote(
  db: Db,
  caller: SignedInCaller,
  wanted: Wanted,
  regionCode?: string,
  { terms: known, promised }: ReadBefore = {},
): Promise<FirmQuote> {
  const itemNos = [...new Set(wanted.map((line) => line.skuCode))];
  const items = await readSkusForSale(db, itemNos, caller.levelCode, regionCode);
  const terms = known ?? (await readFirmTerms(db, caller.firmId));
  const byNo = new Map(items.map((item) => [item.itemNo, item]));
  const limit = await readCatalogueLimit(db, caller, itemNos);
  const limitOf = (skuCode: string) => (skuCode === RESTRICTED_CATALOGUE ? limit : undefined);
  return { ...quoteOrder(wanted, byNo, terms, { promised: promised && promising(promised), limitOf }), terms };
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
