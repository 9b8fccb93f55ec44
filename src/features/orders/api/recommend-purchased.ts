import { readSkusForSaleById, type SkuForSale } from '#features/catalog/api/public.ts';
import { skuPicture, snapQuantity } from '#features/catalog/rules/public.ts';
import { priceText } from '#features/prices/api/public.ts';
import { priceAt } from '#features/prices/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import type { PurchasedItems } from '../contract/purchase-schemas.ts';
import { refuseLines } from '../rules/refuse-lines.ts';
import { type BoughtOften, readBoughtOften } from './records/read-bought-often.ts';

/** Looked at for each one that is shown: some of what was bought cannot be had any more. */
const SPARE = 2;

function presentItem(item: SkuForSale, bought: BoughtOften): PurchasedItems[number] {
  const { itemNo, name, brandName, mpn, orderUnit, moq, step } = item;
  const lastQuantity = snapQuantity({ value: bought.lastQuantity, previous: 0, moq, step });
  return {
    skuCode: itemNo,
    productName: name,
    productImg: skuPicture({ itemNo }),
    brandName,
    mpn,
    orderUnit,
    moqSales: moq,
    moqIncrement: step,
    times: bought.times,
    lastAt: bought.lastAt.toISOString(),
    salesPrice: priceText(priceAt(item.tiers, lastQuantity)),
    lastQuantity,
    lastPrice: formatUnitPrice(bought.lastPrice),
  };
}

/** What the caller's firm buys again and again, as far as it can be bought today. */
export async function recommendPurchased(db: Db, caller: SignedInCaller, limit: number): Promise<PurchasedItems> {
  const bought = await readBoughtOften(db, caller.firmId, limit * SPARE);
  const items = await readSkusForSaleById(
    db,
    bought.map(({ skuId }) => skuId),
    caller.levelCode,
  );
  const byId = new Map(items.map((item) => [item.skuId, item]));
  const shown = bought.flatMap((one) => {
    const item = byId.get(one.skuId);
    return item && !refuseLines(item, [item.moq]) ? [presentItem(item, one)] : [];
  });
  return shown.slice(0, limit);
}
