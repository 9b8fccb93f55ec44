/** One kind of thing and in how many orders it stood. */
export interface SoldItem {
  skuId: bigint;
  categoryId: bigint;
  orders: number;
}

/** The best of each category, in the order given: a page full of screws recommends nothing to anybody. */
export function bestOfEachCategory(sold: readonly SoldItem[]): SoldItem[] {
  const seen = new Set<bigint>();
  return sold.filter(({ categoryId }) => !seen.has(categoryId) && seen.add(categoryId));
}

/** Categories by how often anything in them was ordered, most first, each with its items in the order given. */
export function rankCategories(sold: readonly SoldItem[]): { categoryId: bigint; skuIds: bigint[] }[] {
  const orders = new Map<bigint, number>();
  for (const item of sold) orders.set(item.categoryId, (orders.get(item.categoryId) ?? 0) + item.orders);
  const items = Map.groupBy(sold, ({ categoryId }) => categoryId);
  return [...orders]
    .sort(([, a], [, b]) => b - a)
    .map(([categoryId]) => ({ categoryId, skuIds: (items.get(categoryId) ?? []).map(({ skuId }) => skuId) }));
}
