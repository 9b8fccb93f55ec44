import type { Db } from '#platform/api/database.ts';
import { indexCategories } from '../rules/category-index.ts';
import type { ReturnDays } from '../rules/delivery-label.ts';
import { createCategoryHandlers } from './category-handlers.ts';
import { comparisonHandlers } from './comparison-handlers.ts';
import { createItemHandlers } from './item-handlers.ts';
import { keepFor } from './keep-for.ts';
import { readCategories } from './read-categories.ts';
import { seriesHandlers } from './series-handlers.ts';
import { stockHandlers } from './stock-handlers.ts';

/** Categories change with an import, a few times a month. */
const KEEP_MS = 60_000;

export interface CatalogSettings {
  /** Days in which goods come back, as after-sales keep to them; the page of an item says them. */
  readReturnDays: (db: Db) => Promise<ReturnDays>;
}

/** Handlers of one shop; what they keep in memory belongs to its database. */
export function createCatalogHandlers({ readReturnDays }: CatalogSettings) {
  const categoriesOf = keepFor(KEEP_MS, async (db) => indexCategories(await readCategories(db)));
  const returnDaysOf = keepFor(KEEP_MS, readReturnDays);
  return {
    ...createCategoryHandlers(categoriesOf),
    ...createItemHandlers({ categoriesOf, returnDaysOf }),
    ...seriesHandlers,
    ...comparisonHandlers,
    ...stockHandlers,
  };
}
