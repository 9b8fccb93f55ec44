import { industryName } from '#features/organisation/rules/public.ts';
import { type Caller, isSignedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { HandlerContext } from '#platform/api/implement-feature.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { recommendationContract } from '../contract/recommendation-contract.ts';
import type { ClickPlace } from '../contract/recommendation-schemas.ts';
import { rankCategories } from '../rules/sold-items.ts';
import { insertClick } from './click-repo.ts';
import { keepSales, type SalesOf } from './keep-sales.ts';
import { createMapHandlers } from './map-handlers.ts';
import { readCategoryByCode, readCategoryOfItem } from './read-category.ts';
import { readBestOfCategories, readCoupledCategories } from './read-couples.ts';
import { readGivenItems } from './read-given-items.ts';
import { readIndustry } from './read-industry.ts';
import { readCategoryShelves } from './recommend-categories.ts';
import { recommendRelated, recommendSold } from './recommend-items.ts';
import { sceneHandlers } from './scene-handlers.ts';

const feature = implementFeature(recommendationContract);

/** Whose purchases speak to the caller: his industry's, or everybody's. */
async function industryFor(sales: SalesOf, { db, database, caller }: HandlerContext): Promise<string> {
  return sales.industryOf(database.public, await readIndustry(db, caller));
}

function itemHandlers(sales: SalesOf) {
  return {
    items: feature.items.handler(async ({ input, context }) => {
      const { itemCodes, relation, size } = input;
      if (itemCodes && relation) return recommendRelated(context, { itemCodes, relation, size });
      const sold = await sales.recent(context.database.public, await industryFor(sales, context));
      return recommendSold(context, sold, input);
    }),
    /** The running month has only begun: the latest one that is over says more. */
    recommendByMonth: feature.recommendByMonth.handler(async ({ input, context }) => {
      const { public: open } = context.database;
      const industry = await industryFor(sales, context);
      const months = await sales.months(open, industry);
      const month = input.month ?? months[1] ?? months[0] ?? null;
      const sold = month === null ? await sales.recent(open, industry) : await sales.inMonth(open, industry, month);
      const items = await recommendSold(context, sold, input);
      return { month, months, industryName: industryName(industry), items };
    }),
  };
}

function categoryHandlers(sales: SalesOf) {
  const shelves = async (context: HandlerContext, size: { size: number; productSize: number }) => {
    const sold = await sales.recent(context.database.public, await industryFor(sales, context));
    return readCategoryShelves(context, rankCategories(sold), size);
  };
  return {
    categoriesAndProducts: feature.categoriesAndProducts.handler(({ input, context }) => shelves(context, input)),
    /** A category is worth naming when there is something in it to buy. */
    categories: feature.categories.handler(async ({ input, context }) => {
      const found = await shelves(context, { size: input.size, productSize: 2 });
      return found.map(({ categoryCode, categoryName }) => ({ categoryCode, categoryName }));
    }),
    categoryCouple: feature.categoryCouple.handler(async ({ input, context }) => {
      const { db } = context;
      const categoryId = await findCategory(db, input);
      const coupled = await readCoupledCategories(db, categoryId, input.size * 2);
      const industry = await industryFor(sales, context);
      const best = await readBestOfCategories(db, industry, coupled, input.productSize * 2);
      const wishes = coupled.flatMap((id) => (best.has(id) ? [{ categoryId: id, skuIds: best.get(id) ?? [] }] : []));
      return readCategoryShelves(context, wishes, input);
    }),
  };
}

async function findCategory(db: Db, { categoryCode, itemCode }: { categoryCode?: string; itemCode?: string }) {
  const found = itemCode ? await readCategoryOfItem(db, itemCode) : await readCategoryByCode(db, categoryCode ?? '');
  if (found === undefined) throw notFound(itemCode ? '商品' : '分类');
  return found;
}

/** Clicks of people without a firm are not kept: nobody could say whose they are. */
async function recordClick(db: Db, caller: Caller, place: ClickPlace, itemCode: string) {
  if (!isSignedIn(caller)) return {};
  const [skuId] = await readGivenItems(db, [itemCode]);
  if (skuId !== undefined) await insertClick(db, caller, { place, skuId });
  return {};
}

const clickHandlers = {
  click: feature.click.handler(({ input, context: { db, caller } }) =>
    recordClick(db, caller, input.place, input.itemCode),
  ),
  coupleRecommendClick: feature.coupleRecommendClick.handler(({ input, context: { db, caller } }) =>
    recordClick(db, caller, 'couple', input.itemCode),
  ),
  recommendByMonthClick: feature.recommendByMonthClick.handler(({ input, context: { db, caller } }) =>
    recordClick(db, caller, 'month', input.itemCode),
  ),
};

/** Handlers of one shop; what they keep in memory belongs to its database. */
export function createRecommendationHandlers() {
  const sales = keepSales();
  return {
    ...itemHandlers(sales),
    ...categoryHandlers(sales),
    ...clickHandlers,
    ...sceneHandlers,
    ...createMapHandlers(sales),
  };
}
