import { indexCategories } from '../rules/category-index.ts';
import { createCategoryHandlers } from './category-handlers.ts';
import { comparisonHandlers } from './comparison-handlers.ts';
import { createItemHandlers } from './item-handlers.ts';
import { keepFor } from './keep-for.ts';
import { readCategories } from './read-categories.ts';
import { seriesHandlers } from './series-handlers.ts';
import { stockHandlers } from './stock-handlers.ts';

/** Categories change with an import, a few times a month. */
const KEEP_MS = 60_000;

/** Handlers of one shop; what they keep in memory belongs to its database. */
export function createCatalogHandlers() {
  const categoriesOf = keepFor(KEEP_MS, async (db) => indexCategories(await readCategories(db)));
  return {
    ...createCategoryHandlers(categoriesOf),
    ...createItemHandlers(categoriesOf),
    ...seriesHandlers,
    ...comparisonHandlers,
    ...stockHandlers,
  };
}
