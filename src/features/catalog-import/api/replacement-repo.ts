import { inArray, sql } from 'drizzle-orm';
import { skuReplacements, skus } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';

export async function readItemIds(db: Db, itemNos: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await db
    .select({ id: skus.id, itemNo: skus.itemNo })
    .from(skus)
    .where(inArray(skus.itemNo, [...new Set(itemNos)]));
  return new Map(rows.map(({ itemNo, id }) => [itemNo, id]));
}

export interface ReplacementToWrite {
  itemNo: string;
  skuId: bigint;
  replacementId: bigint;
  kind: 'drop_in' | 'similar';
}

/** Adds replacements and corrects their kind; answers the numbers of the articles for which that changed something. */
export async function upsertReplacements(db: Db, rows: readonly ReplacementToWrite[]): Promise<Set<string>> {
  const single = [...new Map(rows.map((row) => [`${row.skuId} ${row.replacementId}`, row])).values()];
  if (single.length === 0) return new Set();
  const written = await db
    .insert(skuReplacements)
    .values(single.map(({ skuId, replacementId, kind }) => ({ skuId, replacementId, kind })))
    .onConflictDoUpdate({
      target: [skuReplacements.skuId, skuReplacements.replacementId],
      set: { kind: sql`excluded.kind` },
      setWhere: sql`${skuReplacements.kind} <> excluded.kind`,
    })
    .returning({ skuId: skuReplacements.skuId });
  const changed = new Set(written.map(({ skuId }) => skuId));
  return new Set(single.filter(({ skuId }) => changed.has(skuId)).map(({ itemNo }) => itemNo));
}
