import { eq } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { isTradeFact } from '../rules/trade-facts.ts';
import { brands, skus } from './catalog-tables.ts';
import type { PictureFacts } from './draw-picture/picture-facts.ts';

/** The first attributes are the ones an item is told apart by; they decide its measures in the drawing. */
const KEY_SIZES = 3;

/** What the picture of an item shows; undefined for numbers that do not exist. */
export async function readPictureFacts(db: Db, itemNo: string): Promise<PictureFacts | undefined> {
  const [row] = await db
    .select({ kind: skus.pictureKind, brand: brands.name, model: skus.mpn, attributes: skus.attributes })
    .from(skus)
    .leftJoin(brands, eq(brands.id, skus.brandId))
    .where(eq(skus.itemNo, itemNo));
  if (!row) return undefined;
  const { attributes, ...facts } = row;
  const telling = attributes.filter(({ name }) => !isTradeFact(name));
  return { ...facts, keySizes: telling.slice(0, KEY_SIZES).map(({ value, unit }) => `${value}${unit ?? ''}`) };
}
