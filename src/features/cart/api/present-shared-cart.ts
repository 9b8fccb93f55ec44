import { readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import { deliveryLabel, purchaseObstacle, skuPicture } from '#features/catalog/rules/public.ts';
import { priceText } from '#features/prices/api/public.ts';
import { offerAt } from '#features/prices/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount, parseAmount, sum } from '#platform/shared/money.ts';
import type { SharedCart, SharedCartLine } from '../contract/shared-cart-schemas.ts';
import { UNKNOWN_ITEM } from '../rules/check-wanted.ts';
import { amountOf } from '../rules/sum-cart.ts';
import type { SharedLine } from './cart-tables.ts';
import type { OpenedShare } from './shared-cart-repo.ts';

function presentLine({ itemNo, quantity, note = '' }: SharedLine, offer: SkuForSale): SharedCartLine {
  const item = offerAt(offer, quantity);
  const prices = { salesPrice: priceText(item.salesPrice), listPrice: priceText(item.listPrice) };
  return {
    skuCode: itemNo,
    quantity,
    note,
    productName: item.name,
    productImg: skuPicture(item),
    brandName: item.brandName,
    mpn: item.mpn,
    orderUnit: item.orderUnit,
    salesPrice: prices.salesPrice,
    amount: amountOf({ ...prices, quantity }),
    deliveryText: deliveryLabel(item),
    obstacle: purchaseObstacle({ ...item, quantity }),
  };
}

/** What the one who opens the link may not see does not exist for him: he gets the number that the owner gave him. */
function presentUnknown({ itemNo, quantity, note = '' }: SharedLine): SharedCartLine {
  return {
    skuCode: itemNo,
    quantity,
    note,
    productName: '商品不可购买',
    productImg: skuPicture({ itemNo }),
    brandName: null,
    mpn: null,
    orderUnit: '',
    salesPrice: null,
    amount: '0.00',
    deliveryText: '—',
    obstacle: UNKNOWN_ITEM,
  };
}

/** A shared cart at the prices and with the visibility of the one who opens it. */
export async function presentSharedCart(db: Db, share: OpenedShare, levelCode: string | null): Promise<SharedCart> {
  const { name, ownerName, ownerFirm, expiresAt } = share;
  const numbers = share.lines.map((line) => line.itemNo);
  const items = new Map((await readSkusForSale(db, numbers, levelCode)).map((item) => [item.itemNo, item]));
  const lines = share.lines.map((line) => {
    const item = items.get(line.itemNo);
    return item ? presentLine(line, item) : presentUnknown(line);
  });
  const open = lines.filter((line) => line.obstacle === null);
  return {
    name,
    ownerName,
    ownerFirm,
    expiresAt: expiresAt.toISOString(),
    lineCount: lines.length,
    lines,
    totalAmount: formatAmount(sum(open.map((line) => parseAmount(line.amount)))),
  };
}
