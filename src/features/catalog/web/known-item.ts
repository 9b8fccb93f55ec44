import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { ItemCard } from '../contract/item-schemas.ts';

/** What the head of an item's page is painted from before the item itself has come. */
type HeadFact = 'itemCode' | 'productName' | 'productImg' | 'brandName' | 'mpn';

/** What some rows do not say, or say of another day: an order tells what goods cost then. */
type PriceFact = 'orderUnit' | 'salesPrice' | 'listPrice' | 'priceBadge' | 'deliveryText' | 'obstacle';

export type KnownItem = Pick<ItemCard, HeadFact> & { offer?: Pick<ItemCard, PriceFact> };

/** Facts of a row, by whichever name the row calls the item; some tell less. */
export type KnownRow = Pick<ItemCard, 'productName' | 'productImg'> &
  Partial<Pick<ItemCard, 'brandName' | 'mpn' | PriceFact>> &
  ({ itemCode: string } | { skuCode: string });

export const itemCodeOf = (row: KnownRow): string => ('itemCode' in row ? row.itemCode : row.skuCode);

/** Nobody asks for it: it is there or it is not. It goes with everything else in the cache when a session ends. */
export const knownItemQuery = (itemCode: string) =>
  queryOptions<KnownItem>({ queryKey: ['catalog', 'known-item', itemCode], queryFn: skipToken });

/** The offer of a row that tells all of it as it is today. */
function offerOf(row: KnownRow): KnownItem['offer'] {
  const { orderUnit, salesPrice, listPrice, priceBadge = null, deliveryText, obstacle } = row;
  if (orderUnit === undefined || salesPrice === undefined || listPrice === undefined) return undefined;
  if (deliveryText === undefined || obstacle === undefined) return undefined;
  return { orderUnit, salesPrice, listPrice, priceBadge, deliveryText, obstacle };
}

/** Keeps what a row says of its item for the page that a press on it opens; a head with holes would fill under the reader. */
export function rememberItem(queryClient: QueryClient, row: KnownRow): void {
  const { productName, productImg, brandName, mpn } = row;
  if (brandName === undefined || mpn === undefined) return;
  const itemCode = itemCodeOf(row);
  const known: KnownItem = { itemCode, productName, productImg, brandName, mpn, offer: offerOf(row) };
  queryClient.setQueryData(knownItemQuery(itemCode).queryKey, known);
}
