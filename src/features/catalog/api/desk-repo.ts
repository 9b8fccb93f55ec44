import { eq, sql } from 'drizzle-orm';
import { amongTexts } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { brands, skus } from './catalog-tables.ts';

/** Other names people know a brand by. */
export async function updateAliases(db: Db, code: string, aliases: readonly string[]): Promise<void> {
  await db
    .update(brands)
    .set({ aliases: [...aliases] })
    .where(eq(brands.code, code));
}

/** Marks items as kept for single firms, or as open to everybody; answers those known. */
export function markExclusive(db: Db, itemNos: readonly string[], exclusive: boolean) {
  return db
    .update(skus)
    .set({ exclusive, updatedAt: sql`now()` })
    .where(amongTexts(skus.itemNo, itemNos))
    .returning({ id: skus.id, itemNo: skus.itemNo });
}
