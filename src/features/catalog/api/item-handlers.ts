import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { catalogContract } from '../contract/catalog-contract.ts';
import type { CategoryIndex } from '../rules/category-index.ts';
import { deliveryLabel, saleStatusLabel } from '../rules/delivery-label.ts';
import { pickBatch } from '../rules/pick-batch.ts';
import { promiseDispatch } from '../rules/promise-dispatch.ts';
import { isOutOfStock, needsStock, purchaseObstacle } from '../rules/purchase-obstacle.ts';
import { presentCrumb } from './category-handlers.ts';
import { presentCard, presentDetail } from './present-item.ts';
import { readItemFacts } from './read-item-facts.ts';
import { readItems } from './read-item-lists.ts';
import { readSkusForSale, type SkuForSale } from './read-skus-for-sale.ts';

const catalog = implementFeature(catalogContract);

type AskedItem = { itemCode: string; quantity: number };

/** Each item asked for with its facts, in the order asked; unknown numbers are an error of the caller. */
async function readAsked(db: Db, asked: readonly AskedItem[], levelCode: string | null) {
  const codes = [...new Set(asked.map(({ itemCode }) => itemCode))];
  const found = new Map((await readSkusForSale(db, codes, levelCode)).map((item) => [item.itemNo, item]));
  return asked.map(({ itemCode, quantity }): { item: SkuForSale; quantity: number } => {
    const item = found.get(itemCode);
    if (!item) throw notFound(`商品 ${itemCode} `);
    return { item, quantity };
  });
}

export const stockHandlers = {
  deliveryDay: catalog.deliveryDay.handler(async ({ input, context }) => {
    const asked = await readAsked(context.db, input.items, context.caller.levelCode);
    return asked.map(({ item }) => {
      const promise = promiseDispatch(item, new Date());
      const { itemNo, dayType, deliveryDays } = item;
      const words = {
        deliveryText: deliveryLabel(item),
        shipDate: promise?.shipDate ?? null,
        promise: promise?.text ?? null,
      };
      return { itemCode: itemNo, dayType, deliveryDays, ...words };
    });
  }),

  stockCheck: catalog.stockCheck.handler(async ({ input, context }) => {
    const asked = await readAsked(context.db, input.items, context.caller.levelCode);
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

interface ItemSources {
  categoriesOf: (db: Db) => Promise<CategoryIndex>;
  /** Numbers of items to recommend, best first. */
  bestSold: (db: Db) => Promise<readonly string[]>;
}

export function createItemHandlers({ categoriesOf, bestSold }: ItemSources) {
  const detail = catalog.detail.handler(async ({ input, context }) => {
    const [item, index] = await Promise.all([
      readItemFacts(context.db, context.caller.levelCode, input.itemCode),
      categoriesOf(context.database.public),
    ]);
    if (!item) throw notFound('商品');
    const crumbs = index.pathTo(item.categoryCode).map(presentCrumb);
    return presentDetail(item, { crumbs, now: new Date() });
  });

  const simpleDetail = catalog.simpleDetail.handler(async ({ input, context }) => {
    const item = await readItemFacts(context.db, context.caller.levelCode, input.itemCode);
    if (!item) throw notFound('商品');
    return presentCard(item);
  });

  const cards = catalog.cards.handler(async ({ input, context }) => {
    const items = await readItems(context.db, context.caller.levelCode, input.itemCodes);
    return items.map(presentCard);
  });

  const recommendItems = catalog.recommendItems.handler(async ({ input, context }) => {
    const chosen = pickBatch(await bestSold(context.database.public), input.batch, input.size);
    const items = await readItems(context.db, context.caller.levelCode, chosen);
    return items.map(presentCard);
  });

  return { detail, simpleDetail, cards, recommendItems };
}
