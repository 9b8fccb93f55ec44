import { readSkusForSale } from '#features/catalog/api/public.ts';
import { readItemCosts } from '#features/prices/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import type { FoundItem } from '../../contract/quote-desk-schemas.ts';
import { amountsText } from './desk-log-repo.ts';

/** What the desk has to know of goods it may offer, what they cost the shop included, in the order they were found. */
export async function readFoundItems(db: Db, itemNos: readonly string[]): Promise<FoundItem[]> {
  const items = new Map((await readSkusForSale(db, itemNos, null)).map((item) => [item.itemNo, item]));
  const costs = await readItemCosts(
    db,
    [...items.values()].map(({ skuId }) => skuId),
  );
  return itemNos.flatMap((itemNo) => {
    const item = items.get(itemNo);
    if (!item) return [];
    const { supplier = '', ...amounts } = costs.get(item.skuId) ?? { cost: null, floor: null };
    return [
      {
        ...amountsText(amounts),
        supplier,
        packQuantity: item.packQuantity,
        baseUnit: item.baseUnit,
        step: item.step,
        itemNo,
        name: item.name,
        brandName: item.brandName ?? '',
        model: item.mpn ?? '',
        unit: item.orderUnit,
        moq: item.moq,
        taxRateBp: item.taxRateBp,
        available: item.available,
        salesPrice: formatUnitPrice(item.salesPrice),
        deliveryDays: item.deliveryDays,
      },
    ];
  });
}
