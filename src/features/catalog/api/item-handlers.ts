import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { catalogContract } from '../contract/catalog-contract.ts';
import type { CategoryIndex } from '../rules/category-index.ts';
import { presentCrumb } from './category-handlers.ts';
import { presentCard } from './present-item.ts';
import { presentItemPage } from './present-item-page.ts';
import { readItemFacts } from './read-item-facts.ts';
import { readItems } from './read-item-lists.ts';
import { readItemPage } from './read-item-page.ts';

const catalog = implementFeature(catalogContract);

export function createItemHandlers(categoriesOf: (db: Db) => Promise<CategoryIndex>) {
  const detail = catalog.detail.handler(async ({ input, context }) => {
    const [item, index] = await Promise.all([
      readItemPage(context.db, context.caller.levelCode, input.itemCode),
      categoriesOf(context.database.public),
    ]);
    if (!item) throw notFound('商品');
    const crumbs = index.pathTo(item.categoryCode).map(presentCrumb);
    return presentItemPage(item, { crumbs, now: new Date() });
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
