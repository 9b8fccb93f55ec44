import type { CategoryShelf } from '../contract/recommendation-schemas.ts';
import { readCategoryNames } from './read-category.ts';
import { readShelf } from './read-shelf.ts';
import type { Asking } from './recommend-items.ts';

interface CategoryWish {
  categoryId: bigint;
  /** The best first. */
  skuIds: readonly bigint[];
}

interface ShelfSize {
  size: number;
  productSize: number;
}

/** Looked at for each one that is shown: some may be hidden from the caller or sold out. */
const SPARE = 2;

/** Categories with some of their items; a category of which the caller could buy nothing is left out. */
export async function readCategoryShelves(
  { db, caller }: Asking,
  wishes: readonly CategoryWish[],
  { size, productSize }: ShelfSize,
): Promise<CategoryShelf[]> {
  const looked = wishes.slice(0, size * SPARE).map(({ categoryId, skuIds }) => ({
    categoryId,
    skuIds: skuIds.slice(0, productSize * SPARE),
  }));
  if (looked.length === 0) return [];
  const names = await readCategoryNames(
    db,
    looked.map(({ categoryId }) => categoryId),
  );
  const shelf = await readShelf(
    db,
    caller.levelCode,
    looked.flatMap(({ skuIds }) => skuIds),
  );
  const shelves = looked.flatMap(({ categoryId, skuIds }) => {
    const category = names.get(categoryId);
    const items = skuIds.flatMap((skuId) => shelf.get(skuId) ?? []).slice(0, productSize);
    if (!category || items.length === 0) return [];
    return [{ categoryCode: category.code, categoryName: category.name, items }];
  });
  return shelves.slice(0, size);
}
