import { indexCategories } from '../rules/category-index.ts';
import { createCategoryHandlers } from './category-handlers.ts';
import { createItemHandlers, stockHandlers } from './item-handlers.ts';
import { keepFor } from './keep-for.ts';
import { readCategories } from './read-categories.ts';
import { readBestSold } from './read-item-lists.ts';
import { seriesHandlers } from './series-handlers.ts';

/** Categories change with an import, a few times a month; best sellers by the day. */
const KEEP_MS = 60_000;

/** Handlers of one shop; what they keep in memory belongs to its database. */
export function createCatalogHandlers() {
  const categoriesOf = keepFor(KEEP_MS, async (db) => indexCategories(await readCategories(db)));
  const bestSold = keepFor(KEEP_MS, readBestSold);
  return {
    ...createCategoryHandlers(categoriesOf),
    ...createItemHandlers({ categoriesOf, bestSold }),
    ...seriesHandlers,
    ...stockHandlers,
  };
}
