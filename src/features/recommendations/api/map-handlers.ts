import type { HandlerContext } from '#platform/api/implement-feature.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { recommendationContract } from '../contract/recommendation-contract.ts';
import { pickBatch } from '../rules/pick-batch.ts';
import { summariseLines } from '../rules/summarise-lines.ts';
import type { SalesOf } from './keep-sales.ts';
import { readBestOfCategories } from './read-couples.ts';
import { readCustomerMap } from './read-customer-map.ts';
import { readIndustry } from './read-industry.ts';
import { readShelf } from './read-shelf.ts';

const feature = implementFeature(recommendationContract);

/** Categories that are looked through for something the firm does not buy yet. */
const MOST_CATEGORIES = 40;

/** The customer map: what the industry buys, and where the own firm stands in it. */
export function createMapHandlers(sales: SalesOf) {
  const mapOf = async ({ db, database, caller }: HandlerContext) => {
    const industry = await sales.industryOf(database.public, await readIndustry(db, caller));
    return { industry, map: await readCustomerMap(db, industry) };
  };
  return {
    customerCategories: feature.customerCategories.handler(async ({ input, context }) => {
      const { map } = await mapOf(context);
      return map
        .slice(0, input.size)
        .map(({ code, name, purchased }) => ({ categoryCode: code, categoryName: name, purchased }));
    }),
    customerProductLines: feature.customerProductLines.handler(async ({ context }) =>
      summariseLines((await mapOf(context)).map),
    ),
    /** The best of each category that the industry buys and the own firm does not. */
    customerMapItems: feature.customerMapItems.handler(async ({ input, context }) => {
      const { industry, map } = await mapOf(context);
      const missing = map.filter(({ purchased }) => !purchased).slice(0, MOST_CATEGORIES);
      const ids = missing.map(({ id }) => id);
      const best = await readBestOfCategories(context.db, industry, ids, 1);
      const skuIds = ids.flatMap((id) => best.get(id) ?? []);
      const shelf = await readShelf(context.db, context.caller.levelCode, skuIds);
      return pickBatch([...shelf.values()], input.batch, input.size);
    }),
  };
}
