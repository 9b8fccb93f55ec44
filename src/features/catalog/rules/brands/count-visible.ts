import { type CatalogView, existsIn } from '#features/visible-goods/rules/public.ts';

/** How many goods of a brand lie in one category and step of price; goods kept for single firms are not among them. */
export interface BrandCell {
  brandId: bigint;
  categoryPath: readonly bigint[];
  count: number;
  /** Unit price of one of them: rules divide no step. */
  price: bigint;
}

/** An item that some rule names by itself, or that is kept for single firms. */
export interface NamedItem {
  skuId: bigint;
  brandId: bigint;
  categoryPath: readonly bigint[];
  exclusive: boolean;
  price: bigint;
}

/** No item has this id: a cell is asked about as if it were an item without rules of its own. */
const NOBODY = 0n;

/**
 * Goods of each brand that exist for a caller. Rules about categories and brands decide whole cells at once; items
 * that are named one by one are then put right, so that the figure is exact however many goods there are.
 */
export function countVisible(
  cells: readonly BrandCell[],
  view: CatalogView,
  namedItems: readonly NamedItem[],
): Map<bigint, number> {
  const counts = new Map<bigint, number>();
  const add = (brandId: bigint, count: number) => counts.set(brandId, (counts.get(brandId) ?? 0) + count);
  for (const { brandId, categoryPath, count, price } of cells) {
    if (existsIn(view, { skuId: NOBODY, brandId, categoryPath, exclusive: false, price })) add(brandId, count);
  }
  for (const item of namedItems) {
    const counted = !item.exclusive && existsIn(view, { ...item, skuId: NOBODY });
    add(item.brandId, Number(existsIn(view, item)) - Number(counted));
  }
  return counts;
}
