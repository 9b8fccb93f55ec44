import { goneGoods } from '#features/catalog/rules/public.ts';
import type { CartLine } from '../contract/cart-schemas.ts';
import type { CartRow } from './cart-repo.ts';
import { presentOwnPart } from './present-own-part.ts';

/** A line whose item no longer exists for the buyer: it shows what the buyer put there, and nothing of the item. */
export function presentGoneLine(row: CartRow, itemNo: string): CartLine {
  return {
    ...presentOwnPart(row),
    gone: true,
    skuCode: itemNo,
    item_no: itemNo,
    productName: '商品已失效',
    ...goneGoods(itemNo),
    listPrice: null,
    tiers: [],
    priceChange: 'same',
    amount: '0.00',
    notCart: true,
    dayType: 8,
    deliveryText: '—',
    promise: null,
    obstacle: '商品已失效，请从购物车删除',
  };
}
