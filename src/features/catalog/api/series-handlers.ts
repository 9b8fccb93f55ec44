import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { catalogContract } from '../contract/catalog-contract.ts';
import { layOutSeries, presentSeries } from './present-series.ts';
import { readSeries, readSeriesItems, type SeriesKey } from './read-series.ts';
import { readSeriesStart } from './read-series-start.ts';

const catalog = implementFeature(catalogContract);

/** The contract lets exactly one of the two through. */
function keyOf(input: { productCode?: string; itemCode?: string }): SeriesKey {
  return input.productCode === undefined ? { itemCode: input.itemCode ?? '' } : { productCode: input.productCode };
}

export const seriesHandlers = {
  productItems: catalog.productItems.handler(async ({ input, context }) => {
    const { db, caller } = context;
    const { itemCode, most } = input;
    if (itemCode !== undefined && most !== undefined) {
      const start = await readSeriesStart(db, caller, { itemCode, most });
      if (!start) throw notFound('商品系列');
      return start;
    }
    const items = await readSeriesItems(db, caller.levelCode, keyOf(input));
    if (items.length === 0) throw notFound('商品系列');
    return presentSeries(layOutSeries(items), items, most);
  }),

  productInfo: catalog.productInfo.handler(async ({ input, context }) => {
    const found = await readSeries(context.db, keyOf(input));
    if (!found) throw notFound('商品系列');
    return found;
  }),
};
