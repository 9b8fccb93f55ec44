import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { catalogContract } from '../contract/catalog-contract.ts';
import type { CategoryIndex } from '../rules/category-index.ts';
import type { ReturnDays } from '../rules/delivery-label.ts';
import { presentCrumb } from './category-handlers.ts';
import { presentCard } from './present-item.ts';
import { presentItemPage } from './present-item-page.ts';
import { readItemFacts } from './read-item-facts.ts';
import { readItems } from './read-item-lists.ts';
import { readItemPage } from './read-item-page.ts';

const catalog = implementFeature(catalogContract);

/** What the page of an item says beside the item, kept in memory. */
interface ShopFacts {
  categoriesOf: (db: Db) => Promise<CategoryIndex>;
  returnDaysOf: (db: Db) => Promise<ReturnDays>;
}

export function createItemHandlers({ categoriesOf, returnDaysOf }: ShopFacts) {
  const detail = catalog.detail.handler(async ({ input, context }) => {
    const [item, index, returnDays] = await Promise.all([
      readItemPage(context.db, context.caller.levelCode, input.itemCode),
      categoriesOf(context.database.public),
      returnDaysOf(context.database.public),
    ]);
    if (!item) throw notFound('商品');
    const crumbs = index.pathTo(item.categoryCode).map(presentCrumb);
    return presentItemPage(item, { crumbs, returnDays, now: new Date() });
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

  return { detail, simpleDetail, cards };
}
