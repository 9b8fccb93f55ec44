import { skuPicture } from '#features/catalog/rules/public.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import type { CartLine } from '../contract/cart-schemas.ts';
import type { CartRow } from './cart-repo.ts';

/** A line whose item no longer exists for the buyer: it shows what the buyer put there, and nothing of the item. */
export function presentGoneLine({ quantity, selected, searchId, addedPrice }: CartRow, itemNo: string): CartLine {
  return {
    gone: true,
    skuCode: itemNo,
    item_no: itemNo,
    productName: '商品已失效',
    productImg: skuPicture({ itemNo }),
    ...{ brandName: null, mpn: null, orderUnit: '', quantity, moqSales: 1, moqIncrement: 1 },
    ...{ salesPrice: null, listPrice: null, tiers: [], addedPrice: formatUnitPrice(addedPrice), priceChange: 'same' },
    ...{ amount: '0.00', selected, notCart: true, dayType: 8, deliveryText: '—' },
    obstacle: '商品已失效，请从购物车删除',
    searchId,
  };
}
