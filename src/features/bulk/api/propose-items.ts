import { readSkusForSaleById, type SkuForSale } from '#features/catalog/api/public.ts';
import type { FindByWords } from '#features/search/api/public.ts';
import type { Database, Db } from '#platform/api/database.ts';

export interface Proposing {
  db: Db;
  database: Database;
  levelCode: string | null;
  findByWords: FindByWords;
}

/** So many are enough to choose from at a glance. */
const MOST_PROPOSED = 5;

/** Goods that words may mean, by the words; one statement reads the offers of all. */
export async function proposeItems(
  { db, database, levelCode, findByWords }: Proposing,
  texts: readonly string[],
): Promise<Map<string, SkuForSale[]>> {
  const distinct = [...new Set(texts)];
  if (distinct.length === 0) return new Map();
  const found = await findByWords({ db, database, levelCode }, distinct, MOST_PROPOSED);
  const skuIds = [...new Set(found.flat())];
  const items = skuIds.length > 0 ? await readSkusForSaleById(db, skuIds, levelCode) : [];
  const byId = new Map(items.map((item) => [item.skuId, item]));
  return new Map(distinct.map((text, at) => [text, (found[at] ?? []).flatMap((skuId) => byId.get(skuId) ?? [])]));
}
