/** Goods named by category (with everything below), brand or single SKU. */
export interface GoodsSet {
  categoryIds: readonly bigint[];
  brandIds: readonly bigint[];
  skuIds: readonly bigint[];
}

/** The catalogue as one caller may see it; for those who look for many items at once, such as the search index. */
export interface CatalogView {
  /** As if they did not exist. */
  hidden: GoodsSet;
  /** What may be bought; null: everything. The rest is found in scope 1 only. */
  range: GoodsSet | null;
  /** Exclusive SKUs that exist for the caller. */
  granted: readonly bigint[];
  /** Goods outside the range do not exist either: the firm wants nobody to look beyond it. */
  rangeOnly: boolean;
}

export const NO_GOODS: GoodsSet = { categoryIds: [], brandIds: [], skuIds: [] };

/** What people without a firm see. */
export const PUBLIC_VIEW: CatalogView = { hidden: NO_GOODS, range: null, granted: [], rangeOnly: false };

/** An item as rules speak of it. */
export interface RuledItem {
  skuId: bigint;
  brandId: bigint | null;
  /** Ids of the categories from the top down. */
  categoryPath: readonly bigint[];
  exclusive: boolean;
}

function named({ categoryIds, brandIds, skuIds }: GoodsSet, { skuId, brandId, categoryPath }: RuledItem): boolean {
  if (skuIds.includes(skuId) || (brandId !== null && brandIds.includes(brandId))) return true;
  return categoryPath.some((id) => categoryIds.includes(id));
}

/** Whether the item lies in what may be bought. */
export function inRange({ range }: CatalogView, item: RuledItem): boolean {
  return range === null || named(range, item);
}

/** Whether the item exists for the caller; twin of `existsForCaller`, which the database applies. */
export function existsIn(view: CatalogView, item: RuledItem): boolean {
  if (named(view.hidden, item)) return false;
  if (item.exclusive && !view.granted.includes(item.skuId)) return false;
  return !view.rangeOnly || inRange(view, item);
}
