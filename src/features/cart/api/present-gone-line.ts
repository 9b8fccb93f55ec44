import { skuPicture } from '#features/catalog/rules/public.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import type { CartLine } from '../contract/cart-schemas.ts';
import type { CartRow } from './cart-repo.ts';

/** What stands where the item's facts stood. */
const NOTHING_KNOWN = {
  ...{ gone: true, productName: '商品已失效', brandName: null, mpn: null, orderUnit: '', notCart: true },
  ...{ moqSales: 1, moqIncrement: 1, salesPrice: null, listPrice: null, priceChange: 'same', tiers: [] },
  ...{ amount: '0.00', dayType: 8, deliveryText: '—', obstacle: '商品已失效，请从购物车删除' },
} as const;

/** A line whose item no longer exists for the buyer: it shows what the buyer put there, and nothing of the item. */
export function presentGoneLine(row: CartRow, itemNo: string): CartLine {
  const { quantity, selected, searchId } = row;
  return {
    ...NOTHING_KNOWN,
    tiers: [],
    skuCode: itemNo,
    item_no: itemNo,
    productImg: skuPicture({ itemNo }),
    quantity,
    addedPrice: formatUnitPrice(row.addedPrice),
    selected,
    searchId,
  };
}
