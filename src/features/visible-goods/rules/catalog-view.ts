/** Goods named by category (with everything below), brand, single SKU or unit price. */
export interface GoodsSet {
  categoryIds: readonly bigint[];
  brandIds: readonly bigint[];
  skuIds: readonly bigint[];
  /** Everything up to this unit price, in 1/10,000 yuan; null: the price names nothing. */
  upTo: bigint | null;
  /** Everything above this unit price. */
  above: bigint | null;
}

/** The catalogue as one caller may see it; for those who look for many items at once, such as the search index. */
export interface CatalogView {
  /** As if they did not exist. */
  hidden: GoodsSet;
  /**
   * What may be bought: goods that lie in each of these; none means everything. One is agreed with the shop, one is set
   * by the firm, which so never widens what was agreed. The rest is found in scope 1 only.
   */
  ranges: readonly GoodsSet[];
  /** Exclusive SKUs that exist for the caller. */
  granted: readonly bigint[];
  /** Goods outside the range do not exist either: the firm wants nobody to look beyond it. */
  rangeOnly: boolean;
}

export const NO_GOODS: GoodsSet = { categoryIds: [], brandIds: [], skuIds: [], upTo: null, above: null };

/** What people without a firm see. */
export const PUBLIC_VIEW: CatalogView = { hidden: NO_GOODS, ranges: [], granted: [], rangeOnly: false };

/** An item as rules speak of it. */
export interface RuledItem {
  skuId: bigint;
  brandId: bigint | null;
  /** Ids of the categories from the top down. */
  categoryPath: readonly bigint[];
  exclusive: boolean;
  /** Unit price of the shop in 1/10,000 yuan, before what the firm agreed. */
  price: bigint;
}

/** Whether a set of goods holds an item. */
export function holdsItem(set: GoodsSet, { skuId, brandId, categoryPath, price }: RuledItem): boolean {
  const { categoryIds, brandIds, skuIds, upTo, above } = set;
  if (skuIds.includes(skuId) || (brandId !== null && brandIds.includes(brandId))) return true;
  if ((upTo !== null && price <= upTo) || (above !== null && price > above)) return true;
  return categoryPath.some((id) => categoryIds.includes(id));
}

/** Whether the item lies in what may be bought. */
export function inRange({ ranges }: CatalogView, item: RuledItem): boolean {
  return ranges.every((range) => holdsItem(range, item));
}

/** Whether the item exists for the caller; twin of `existsForCaller`, which the database applies. */
export function existsIn(view: CatalogView, item: RuledItem): boolean {
  if (holdsItem(view.hidden, item)) return false;
  if (item.exclusive && !view.granted.includes(item.skuId)) return false;
  return !view.rangeOnly || inRange(view, item);
}
