import { sql } from 'drizzle-orm';
import { amongTexts } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { skus } from './catalog-tables.ts';

/** Marks items as kept for single firms, or as open to everybody; answers those known. */
export function markExclusive(db: Db, itemNos: readonly string[], exclusive: boolean) {
  return db
    .update(skus)
    .set({ exclusive, updatedAt: sql`now()` })
    .where(amongTexts(skus.itemNo, itemNos))
    .returning({ id: skus.id, itemNo: skus.itemNo });
}
