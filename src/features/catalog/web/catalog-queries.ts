import { queryOptions } from '@tanstack/react-query';
import { isCallError } from '#platform/web/api-client.ts';
import type { SeriesTable } from '../contract/item-schemas.ts';
import { packCategories, unpackCategories } from '../rules/pack-categories.ts';
import { catalogApi } from './catalog-api.ts';

export const itemQuery = (itemCode: string) => catalogApi.query.detail.queryOptions({ input: { itemCode } });

/** When a quantity of an item arrives in the caller's region. */
export const deliveryQuery = (itemCode: string, quantity: number) =>
  queryOptions({
    queryKey: ['catalog', 'delivery', itemCode, quantity],
    queryFn: async () => {
      const [delivery] = await catalogApi.call.deliveryDay({ items: [{ itemCode, quantity }] });
      return delivery ?? null;
    },
  });

export const replacementsQuery = (itemCode: string) =>
  catalogApi.query.replacements.queryOptions({ input: { itemCode } });

export const comparisonQuery = (itemCodes: string[]) => catalogApi.query.compare.queryOptions({ input: { itemCodes } });

/** Rows of a series that come with the page: more than a first view shows. */
const FIRST_ROWS = 24;

/** The series of an item as one table; null for an item that stands alone. */
async function readSeries(itemCode: string, most?: number): Promise<SeriesTable | null> {
  try {
    return await catalogApi.call.productItems({ itemCode, most });
  } catch (error) {
    if (isCallError(error) && error.status === 404) return null;
    throw error;
  }
}

export const seriesStartQuery = (itemCode: string) =>
  queryOptions({
    queryKey: ['catalog', 'series', itemCode, 'start'],
    queryFn: () => readSeries(itemCode, FIRST_ROWS),
  });

export const seriesQuery = (itemCode: string) =>
  queryOptions({ queryKey: ['catalog', 'series', itemCode], queryFn: () => readSeries(itemCode) });

/** Categories for menus; they change with an import, so one visit loads them once. */
export const categoryTreeQuery = queryOptions({
  queryKey: ['catalog', 'category-tree'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => packCategories(await catalogApi.call.categoryTree({})),
  select: unpackCategories,
});

/** Offers of known items, for lists that other features keep. */
export const itemCardsQuery = (itemCodes: string[]) => catalogApi.query.cards.queryOptions({ input: { itemCodes } });
