import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { skuReplacements } from './item-tables.ts';

/** Adds replacements, each pair once, and corrects their kind; answers the items for which that changed something. */
export async function writeReplacements(
  db: Db,
  pairs: readonly (typeof skuReplacements.$inferInsert)[],
): Promise<Set<bigint>> {
  if (pairs.length === 0) return new Set();
  const written = await db
    .insert(skuReplacements)
    .values([...pairs])
    .onConflictDoUpdate({
      target: [skuReplacements.skuId, skuReplacements.replacementId],
      set: { kind: sql`excluded.kind` },
      setWhere: sql`${skuReplacements.kind} <> excluded.kind`,
    })
    .returning({ skuId: skuReplacements.skuId });
  return new Set(written.map(({ skuId }) => skuId));
}
