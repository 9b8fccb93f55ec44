import { z } from 'zod';
import { categoryCode } from '#features/catalog/contract/category-schemas.ts';
import { itemCard } from '#features/catalog/contract/item-schemas.ts';
import { itemNo } from '#platform/shared/wire-schemas.ts';

/** Items that one answer is about at most: a cart full. */
const MOST_GIVEN = 20;
const MOST_ITEMS = 24;

const size = (usual: number) => z.coerce.number().int().min(1).max(MOST_ITEMS).default(usual);
/** How often 换一批 was pressed; after the last batch the first comes again. */
const batch = z.coerce.number().int().min(0).max(10_000).default(0);

/** What the recommended items have to do with those that were given. */
export const relation = z.enum(['together', 'similar']);
export type Relation = z.infer<typeof relation>;

export const recommendedItems = z
  .strictObject({
    batch,
    size: size(7),
    itemCodes: z.array(itemNo).min(1).max(MOST_GIVEN).optional(),
    relation: relation.optional(),
  })
  .refine(
    (input) => (input.itemCodes === undefined) === (input.relation === undefined),
    '请同时提供商品编码与推荐关系',
  );

export const shelfSize = z.strictObject({ size: size(6), productSize: size(4) });
export const categorySize = z.strictObject({ size: size(10) });

const category = z.object({ categoryCode: z.string(), categoryName: z.string() });
export const recommendedCategories = z.array(category);

/** A category with what is bought most of it. */
export const categoryShelves = z.array(category.extend({ items: z.array(itemCard) }));
export type CategoryShelf = z.infer<typeof categoryShelves>[number];

/** Categories that are bought with a category, or with the one an item lies in. */
export const coupleInput = shelfSize
  .extend({ categoryCode: categoryCode.optional(), itemCode: itemNo.optional() })
  .refine((input) => (input.categoryCode === undefined) !== (input.itemCode === undefined), '请提供商品编码或分类编码');

const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月份格式应为 2026-01');

/** Without a month the latest that is over, or the one that runs where it is the first. */
export const monthInput = z.strictObject({ month: month.optional(), batch, size: size(7) });

export const monthSales = z.object({
  /** Null where nothing has been counted yet. */
  month: z.string().nullable(),
  /** Months that can be asked for, the latest first. */
  months: z.array(z.string()),
  /** Industry of the caller's firm, where enough firms of it order; null: what everybody bought. */
  industryName: z.string().nullable(),
  items: z.array(itemCard),
});
export type MonthSales = z.infer<typeof monthSales>;

export const clickPlace = z.enum(['items', 'couple', 'month', 'scene', 'map']);
export type ClickPlace = z.infer<typeof clickPlace>;
export const click = z.strictObject({ place: clickPlace, itemCode: itemNo });
export const placedClick = z.strictObject({ itemCode: itemNo });

export const mapSize = z.strictObject({ size: z.coerce.number().int().min(1).max(100).default(40) });
export const mapItems = z.strictObject({ batch, size: size(7) });

/** A category that the caller's industry buys, and whether his own firm did within a year. */
export const customerCategories = z.array(category.extend({ purchased: z.boolean() }));

/** A product line is a top category; `categoryCount` counts what the industry buys below it. */
export const customerProductLines = z.array(
  category.extend({ categoryCount: z.number().int(), purchasedCount: z.number().int() }),
);
