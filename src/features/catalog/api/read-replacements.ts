import { eq, or } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { skuReplacements as r } from './item-tables.ts';
import { type ItemFacts, readItemsById } from './read-item-facts.ts';

export type ReplacementKind = 'drop_in' | 'similar';

export interface Replacement {
  item: ItemFacts;
  kind: ReplacementKind;
  note: string;
}

export interface ReplacementFacts {
  /** What may be bought instead. */
  instead: Replacement[];
  /** What the item may be bought instead of. */
  insteadOf: Replacement[];
}

/** More would not be compared by anybody. */
const MOST_EACH_WAY = 20;

/** Replacements of an item both ways, without those that do not exist for the caller; what fits as it is comes first. */
export async function readReplacements(db: Db, levelCode: string | null, skuId: bigint): Promise<ReplacementFacts> {
  const pairs = await db
    .select()
    .from(r)
    .where(or(eq(r.skuId, skuId), eq(r.replacementId, skuId)))
    .orderBy(r.kind, r.replacementId)
    .limit(2 * MOST_EACH_WAY);
  if (pairs.length === 0) return { instead: [], insteadOf: [] };
  const others = pairs.map((pair) => (pair.skuId === skuId ? pair.replacementId : pair.skuId));
  const items = await readItemsById(db, levelCode, others);
  const byId = new Map(items.map((item) => [item.skuId, item]));
  const found = (pair: (typeof pairs)[number], otherId: bigint): Replacement[] => {
    const item = byId.get(otherId);
    // The check constraint of the table lets no other kind through.
    return item ? [{ item, kind: pair.kind as ReplacementKind, note: pair.note }] : [];
  };
  return {
    instead: pairs.flatMap((pair) => (pair.skuId === skuId ? found(pair, pair.replacementId) : [])),
    insteadOf: pairs.flatMap((pair) => (pair.replacementId === skuId ? found(pair, pair.skuId) : [])),
  };
}
