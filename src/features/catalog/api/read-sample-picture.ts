import { asc } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { skuPicture } from '../rules/sku-picture.ts';
import { skus } from './catalog-tables.ts';

/** Address of some item's picture, for measuring how pictures arrive; null in an empty catalogue. */
export async function readSamplePicture(db: Db): Promise<string | null> {
  const [item] = await db.select({ itemNo: skus.itemNo }).from(skus).orderBy(asc(skus.id)).limit(1);
  return item ? skuPicture(item).replace('.webp', '-320.webp') : null;
}
