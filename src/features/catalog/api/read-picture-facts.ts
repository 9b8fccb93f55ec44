import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { isTradeFact } from '../rules/trade-facts.ts';
import { brands, categories, skus } from './catalog-tables.ts';
import { offerExists } from './offer-columns.ts';
import type { PictureFacts } from './picture-source.ts';

/** The first attributes are the ones an item is told apart by; they decide its measures in the drawing. */
const KEY_SIZES = 3;

export interface ItemPicture extends PictureFacts {
  /** Kept for single firms: nobody else may learn that there is such an item. */
  exclusive: boolean;
}

/** What the picture of an item shows; undefined for numbers that do not exist. */
export async function readPictureFacts(db: Db, itemNo: string): Promise<ItemPicture | undefined> {
  const [row] = await db
    .select({
      kind: skus.pictureKind,
      brand: brands.name,
      model: skus.mpn,
      attributes: skus.attributes,
      exclusive: skus.exclusive,
    })
    .from(skus)
    .leftJoin(brands, eq(brands.id, skus.brandId))
    .where(eq(skus.itemNo, itemNo));
  if (!row) return undefined;
  const { attributes, ...facts } = row;
  const telling = attributes.filter(({ name }) => !isTradeFact(name));
  const keySizes = telling.slice(0, KEY_SIZES).map(({ value, unit }) => `${value}${unit ?? ''}`);
  return { ...facts, keySizes };
}

/** Whether an item exists for the caller of this transaction. */
export async function isItemSeen(db: Db, itemNo: string): Promise<boolean> {
  const found = await db
    .select({ skuId: skus.id })
    .from(skus)
    .innerJoin(categories, eq(categories.id, skus.categoryId))
    .where(and(eq(skus.itemNo, itemNo), offerExists));
  return found.length > 0;
}
