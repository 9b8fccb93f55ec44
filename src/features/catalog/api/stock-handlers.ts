import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { catalogContract } from '../contract/catalog-contract.ts';
import { saleStatusLabel } from '../rules/delivery-label.ts';
import { isOutOfStock, needsStock, purchaseObstacle } from '../rules/purchase-obstacle.ts';
import { presentDelivery } from './present-delivery.ts';
import { readDelivery } from './read-delivery.ts';
import { readSkusForSale, type SkuForSale } from './read-skus-for-sale.ts';

const catalog = implementFeature(catalogContract);

interface Asked {
  items: readonly { itemCode: string; quantity: number }[];
  regionCode?: string;
}

/** Each item asked for with its facts, in the order asked; unknown numbers are an error of the caller. */
async function readAsked(db: Db, { items, regionCode }: Asked, levelCode: string | null) {
  const codes = [...new Set(items.map(({ itemCode }) => itemCode))];
  const read = await readSkusForSale(db, codes, levelCode, regionCode);
  const found = new Map(read.map((item) => [item.itemNo, item]));
  return items.map(({ itemCode, quantity }): { item: SkuForSale; quantity: number } => {
    const item = found.get(itemCode);
    if (!item) throw notFound(`商品 ${itemCode} `);
    return { item, quantity };
  });
}

/** Delivery and stock of items by region and quantity (specification 7.6). */
export const stockHandlers = {
  deliveryDay: catalog.deliveryDay.handler(async ({ input, context: { db, caller } }) => {
    const asked = await readAsked(db, input, caller.levelCode);
    const skuIds = asked.map(({ item }) => item.skuId);
    const { regionCode, stock } = await readDelivery(db, skuIds, input.regionCode);
    const now = new Date();
    return asked.map(({ item, quantity }) =>
      presentDelivery(item, { quantity, stock: stock.get(item.skuId) ?? [], regionCode, now }),
    );
  }),

  stockCheck: catalog.stockCheck.handler(async ({ input, context: { db, caller } }) => {
    const asked = await readAsked(db, input, caller.levelCode);
    return asked.map(({ item, quantity }) => ({
      itemCode: item.itemNo,
      quantity,
      available: needsStock(item.dayType) ? item.available : null,
      inStock: !needsStock(item.dayType) || item.available >= quantity,
      statusText: saleStatusLabel({ dayType: item.dayType, outOfStock: isOutOfStock(item) }),
      obstacle: purchaseObstacle({ ...item, quantity }),
    }));
  }),
};
