import type { SkuForSale } from '#features/catalog/api/public.ts';
import { deliveryLabel, dispatchText, lineGoods, purchaseObstacle } from '#features/catalog/rules/public.ts';
import { presentTiers, priceText } from '#features/prices/api/public.ts';
import { offerAt } from '#features/prices/rules/public.ts';
import type { CartLine } from '../contract/cart-schemas.ts';
import { itemFault } from '../rules/item-lines.ts';
import { catalogueObstacle } from '../rules/restricted-catalogue.ts';
import { amountOf } from '../rules/sum-cart.ts';
import type { CartRow } from './cart-repo.ts';
import { presentOwnPart } from './present-own-part.ts';

function priceChange(row: CartRow, item: SkuForSale): CartLine['priceChange'] {
  // Without a price then or now there is nothing to compare.
  if (item.salesPrice === 0n || row.addedPrice === 0n || item.salesPrice === row.addedPrice) return 'same';
  return item.salesPrice > row.addedPrice ? 'up' : 'down';
}

/** What stands around a line and decides about it too. */
export interface LineSurroundings {
  /** How many of the item the lines before it take from stock. */
  before: number;
  /** What each line of the item holds, this one among them; none for a line that is put aside. */
  together: readonly number[];
  /** The firm has had the restricted catalogue. */
  obtained: boolean;
}

function obstacleOf(row: CartRow, item: SkuForSale, { before, together, obtained }: LineSurroundings): string | null {
  const quantity = row.quantity + before;
  const limited = catalogueObstacle({ itemNo: item.itemNo, quantity, obtained });
  return limited ?? purchaseObstacle({ ...item, quantity }) ?? itemFault(item, together);
}

/** A line of the cart with the item as it is sold today, at the price of its quantity. */
export function presentCartLine(row: CartRow, offer: SkuForSale, around: LineSurroundings): CartLine {
  const { quantity } = row;
  const item = offerAt(offer, quantity);
  const prices = { salesPrice: priceText(item.salesPrice), listPrice: priceText(item.listPrice) };
  return {
    ...presentOwnPart(row),
    skuCode: item.itemNo,
    item_no: item.itemNo,
    ...lineGoods(item),
    ...prices,
    tiers: presentTiers(item),
    priceChange: priceChange(row, item),
    amount: amountOf({ ...prices, quantity }),
    notCart: item.notCart,
    dayType: item.dayType,
    deliveryText: deliveryLabel(item),
    promise: dispatchText(item, new Date()),
    obstacle: obstacleOf(row, item, around),
    gone: false,
  };
}
