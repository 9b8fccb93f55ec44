import type { SkuForSale } from '#features/catalog/api/public.ts';
import { deliveryLabel, purchaseObstacle, skuPicture, snapQuantity } from '#features/catalog/rules/public.ts';
import { presentTiers, priceText } from '#features/prices/api/public.ts';
import { offerAt } from '#features/prices/rules/public.ts';
import { formatAmount, formatUnitPrice } from '#platform/shared/money.ts';
import type { PurchasedItem } from '../contract/purchase-contract.ts';
import { priceMove } from '../rules/price-move.ts';
import type { PurchasedSku } from './read-purchased.ts';

/** What stands beside the purchases of one item. */
export interface ItemSurroundings {
  /** The item as it is sold today; null where it no longer exists for the caller. */
  offer: SkuForSale | null;
  frequent: boolean;
  customerCodes: readonly string[];
  paid: readonly { at: Date; price: bigint }[];
}

const GONE = '商品已下架或不在贵司可见范围';

function ownPart(bought: PurchasedSku, { frequent, customerCodes, paid }: ItemSurroundings) {
  return {
    times: bought.times,
    quantity: bought.quantity,
    amount: formatAmount(bought.amountFen),
    buyerCount: bought.buyerCount,
    lastBuyer: bought.lastBuyer,
    lastAt: bought.lastAt.toISOString(),
    lastQuantity: bought.lastQuantity,
    lastPrice: formatUnitPrice(bought.lastPrice),
    frequent,
    customerCodes: [...customerCodes],
    skuCode: bought.itemNo,
    paid: paid.map(({ at, price }) => ({ at: at.toISOString(), price: formatUnitPrice(price) })),
  };
}

/** What no longer exists for the caller, in the words of the last order. */
function presentGone(bought: PurchasedSku, around: ItemSurroundings): PurchasedItem {
  const { itemNo, productName, brandName, mpn, orderUnit } = bought;
  return {
    ...ownPart(bought, around),
    productName,
    productImg: skuPicture({ itemNo }),
    brandName,
    mpn,
    orderUnit,

    salesPrice: null,
    tiers: [],
    priceMove: null,
    moqSales: 1,
    moqIncrement: 1,
    offeredQuantity: 0,
    deliveryText: '—',
    obstacle: GONE,
    gone: true,
    replacements: [],
  };
}

/** Purchases of one item beside what it costs today, at the price of the quantity that was bought last. */
export function presentPurchased(bought: PurchasedSku, around: ItemSurroundings): PurchasedItem {
  const { offer } = around;
  if (!offer) return presentGone(bought, around);
  const { moq, step } = offer;
  const offeredQuantity = snapQuantity({ value: bought.lastQuantity, previous: 0, moq, step });
  const item = offerAt(offer, offeredQuantity);
  return {
    ...ownPart(bought, around),
    productName: item.name,
    productImg: skuPicture(item),
    brandName: item.brandName,
    mpn: item.mpn,
    orderUnit: item.orderUnit,
    moqSales: moq,
    moqIncrement: step,
    offeredQuantity,
    salesPrice: priceText(item.salesPrice),
    tiers: presentTiers(offer),
    priceMove: priceMove(bought.lastPrice, item.salesPrice),
    deliveryText: deliveryLabel(item),
    obstacle: purchaseObstacle({ ...item, quantity: offeredQuantity }),
    gone: false,
    replacements: [],
  };
}
