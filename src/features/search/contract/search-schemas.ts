import { z } from 'zod';
import { categoryCode } from '#features/catalog/contract/category-schemas.ts';
import { crumb, itemCard } from '#features/catalog/contract/item-schemas.ts';
import { itemNo } from '#platform/shared/wire-schemas.ts';

/** Longer input is a paste that went wrong; what is left after cleaning has at most 60 characters (specification 5). */
export const keyword = z.string().max(2_000);
export const searchId = z.string().regex(/^[0-9A-Za-z]{1,64}$/, '格式不正确');

/** 1 all products, 4 those the company can buy (specification 9). */
const scope = z.enum(['1', '4']);
export type SearchScope = z.infer<typeof scope>;
export const searchScope = scope.default('1');

const sort = z.enum(['relevance', 'sales', 'priceAsc', 'priceDesc', 'new']);
export type Sort = z.infer<typeof sort>;

/** Groups of the delivery facet, quickest first. */
const deliveryGroup = z.enum(['today', 'within3', 'within7', 'later', 'direct', 'custom', 'none']);
export type DeliveryGroup = z.infer<typeof deliveryGroup>;

const pageSize = z.union([z.literal(20), z.literal(40), z.literal(60), z.literal(100)]);
export type PageSize = z.infer<typeof pageSize>;

const MOST_CHOICES = 30;

const code = z.string().min(1).max(60);
const codes = z.array(code).max(MOST_CHOICES).default([]);

/** A search with everything that narrows, orders and pages it. Empty keyword: everything of a category or brand. */
export const productSearch = z.strictObject({
  keyword: keyword.default(''),
  searchScope,
  searchId: searchId.optional(),
  /** The page the list stands on: all of it lies in this category or brand. */
  inCategory: categoryCode.optional(),
  inBrand: code.optional(),
  categoryCodes: codes,
  brandCodes: codes,
  /** Values, or ranges like 20~30, by name of the attribute. */
  attributes: z
    .record(z.string().min(1).max(60), z.array(z.string().min(1).max(120)).min(1).max(MOST_CHOICES))
    .refine((chosen) => Object.keys(chosen).length <= 12, '筛选条件过多')
    .default({}),
  /** `20~50`, `~50` or `20~` in yuan, for the caller's own prices. */
  price: z
    .string()
    .regex(/^(?:\d{1,9}(?:\.\d{1,4})?)?~(?:\d{1,9}(?:\.\d{1,4})?)?$|^$/, '价格区间格式不正确')
    .default(''),
  delivery: z.array(deliveryGroup).max(7).default([]),
  sort: sort.default('relevance'),
  pageNo: z.int().min(1).max(500).default(1),
  pageSize: pageSize.default(40),
});
export type ProductSearch = z.infer<typeof productSearch>;

const option = z.object({ key: z.string(), label: z.string(), count: z.int() });

export const facets = z.object({
  /** The result is large: there are at least so many of each option. */
  sampled: z.boolean(),
  categories: z.array(option),
  brands: z.array(option),
  attributes: z.array(z.object({ name: z.string(), unit: z.string(), ranged: z.boolean(), options: z.array(option) })),
  prices: z.array(option),
  delivery: z.array(option),
});
export type Facets = z.infer<typeof facets>;

export const resultItem = itemCard.extend({
  attributes: z.array(z.object({ name: z.string(), value: z.string(), unit: z.string().optional() })),
  newFlag: z.boolean(),
  hotFlag: z.boolean(),
  /** The caller's firm has ordered it before. */
  isPurchased: z.boolean(),
});
export type ResultItem = z.infer<typeof resultItem>;

const place = z.object({ code: z.string(), name: z.string() });

const chip = z.object({
  label: z.string(),
  /** The query that is left when this part is taken away. */
  without: z.string(),
});

export const searchResult = z.object({
  keyword: z.string(),
  /** How the query was understood. */
  chips: z.array(chip),
  items: z.array(resultItem),
  total: z.int(),
  /** More fit than are counted. */
  capped: z.boolean(),
  /** Related items that scope 4 leaves out (specification 2.7). */
  otherTotal: z.int(),
  pageNo: z.int(),
  pageSize: z.int(),
  /** Attributes shown as columns of the list. */
  columns: z.array(z.string()),
  facets,
  /** Set when nothing fitted everything: what was left out to find these. */
  relaxed: z.object({ dropped: z.array(z.string()) }).nullable(),
  /** Set when a slip was mended: the keyword that was searched instead. */
  corrected: z.string().nullable(),
  /** Queries close to this one that do find something. */
  corrections: z.array(z.string()),
  /** Categories whose names share a word with a query that finds nothing. */
  similarCategories: z.array(place),
});
export type SearchResult = z.infer<typeof searchResult>;

/** Specification 3, search-type response. */
export const searchTypeAnswer = z.object({
  type: z.enum(['u', 'b', 'c', 'a', 'm', 's']),
  data: z.string().nullable(),
  url: z.string().nullable(),
  /** Customer code through which the item was found, so that nobody takes it for a mistake. */
  matchedCode: z.string().nullable(),
  mappingItems: z.array(z.object({ materialCode: z.string(), itemCode: z.string(), productName: z.string() })),
});
export type SearchTypeReply = z.infer<typeof searchTypeAnswer>;

export const suggestion = z.object({
  /** What is searched when it is chosen: for an item its number. */
  suggestKeyword: z.string(),
  kind: z.enum(['keyword', 'category', 'brand', 'item']),
  /** Code of the category or brand, number of the item. */
  code: z.string().nullable(),
  /** What stands beside it: 品牌, 分类, the name of the item. */
  note: z.string().nullable(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const clickDetails = z.strictObject({ keyword, searchId, itemCode: itemNo });

export const categoryPage = z.object({
  category: place,
  crumbs: z.array(crumb),
  children: z.array(place),
});
export type CategoryPage = z.infer<typeof categoryPage>;

export const brandPage = z.object({ brand: place.extend({ nameEn: z.string().nullable() }) });
export type BrandPage = z.infer<typeof brandPage>;
