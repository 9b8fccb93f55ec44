import type { SkuForSale } from '#features/catalog/api/public.ts';
import { deliveryLabel, purchaseObstacle, skuPicture } from '#features/catalog/rules/public.ts';
import { presentTiers, priceText } from '#features/prices/api/public.ts';
import { offerAt } from '#features/prices/rules/public.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import type { CartLine } from '../contract/cart-schemas.ts';
import { amountOf } from '../rules/sum-cart.ts';
import type { CartRow } from './cart-repo.ts';

function priceChange(row: CartRow, item: SkuForSale): CartLine['priceChange'] {
  // Without a price then or now there is nothing to compare.
  if (item.salesPrice === 0n || row.addedPrice === 0n || item.salesPrice === row.addedPrice) return 'same';
  return item.salesPrice > row.addedPrice ? 'up' : 'down';
}

/** A line of the cart with the item as it is sold today, at the price of its quantity. */
export function presentCartLine(row: CartRow, offer: SkuForSale): CartLine {
  const { quantity } = row;
  const item = offerAt(offer, quantity);
  const prices = { salesPrice: priceText(item.salesPrice), listPrice: priceText(item.listPrice) };
  return {
    skuCode: item.itemNo,
    item_no: item.itemNo,
    productName: item.name,
    productImg: skuPicture(item),
    brandName: item.brandName,
    mpn: item.mpn,
    orderUnit: item.orderUnit,
    quantity,
    moqSales: item.moq,
    moqIncrement: item.step,
    ...prices,
    tiers: presentTiers(item),
    addedPrice: formatUnitPrice(row.addedPrice),
    priceChange: priceChange(row, item),
    amount: amountOf({ ...prices, quantity }),
    selected: row.selected,
    notCart: item.notCart,
    dayType: item.dayType,
    deliveryText: deliveryLabel(item),
    obstacle: purchaseObstacle({ ...item, quantity }),
    searchId: row.searchId,
    gone: false,
  };
}
