import { inArray } from 'drizzle-orm';
import { skusView } from '#features/catalog/api/catalog-views.ts';
import { writeReplacements } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';

export async function readItemIds(db: Db, itemNos: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await db
    .select({ id: skusView.id, itemNo: skusView.itemNo })
    .from(skusView)
    .where(inArray(skusView.itemNo, [...new Set(itemNos)]));
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
  const changed = await writeReplacements(
    db,
    single.map(({ skuId, replacementId, kind }) => ({ skuId, replacementId, kind })),
  );
  return new Set(single.filter(({ skuId }) => changed.has(skuId)).map(({ itemNo }) => itemNo));
}
