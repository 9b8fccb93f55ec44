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
}

export const NO_GOODS: GoodsSet = { categoryIds: [], brandIds: [], skuIds: [] };

/** What people without a firm see. */
export const PUBLIC_VIEW: CatalogView = { hidden: NO_GOODS, range: null, granted: [] };
