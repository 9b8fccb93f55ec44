import { readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { type OrderQuote, quoteOrder } from '../rules/quote-order.ts';
import { readFirmTerms } from './read-firm-terms.ts';

/**
 * What these lines would cost the caller now, from the catalogue, his price level and his firm's terms. `regionCode` is
 * where the order goes; without it the lines are judged for the caller's own region.
 */
export async function readQuote(
  db: Db,
  caller: SignedInCaller,
  wanted: readonly { skuCode: string; quantity: number }[],
  regionCode?: string,
): Promise<OrderQuote<SkuForSale>> {
  const items = await readSkusForSale(
    db,
    wanted.map((line) => line.skuCode),
    caller.levelCode,
    regionCode,
  );
  const terms = await readFirmTerms(db, caller.firmId);
  return quoteOrder(wanted, new Map(items.map((item) => [item.itemNo, item])), terms);
}
