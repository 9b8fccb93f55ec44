import { and, asc, eq, sql } from 'drizzle-orm';
import { type ItemFacts, readItemsById } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { codeKey } from '../rules/code-key.ts';
import { customerItems as c } from './material-tables.ts';

const MOST_ITEMS = 100;

export interface MappedItem {
  materialCode: string;
  materialName: string;
  item: ItemFacts;
}

/**
 * Items that the caller's firm calls by this code and that exist for the caller. Reads the firm from the transaction:
 * the same code of another firm is not there (security check 17).
 */
export async function readMappedItems(db: Db, code: string, levelCode: string | null): Promise<MappedItem[]> {
  const key = codeKey(code);
  if (!key) return [];
  const named = await db
    .select({ code: c.code, name: c.name, skuId: c.skuId })
    .from(c)
    .where(and(eq(c.firmId, sql`app_firm_id()`), eq(c.codeKey, key)))
    .orderBy(asc(c.code), asc(c.createdAt), asc(c.skuId))
    .limit(MOST_ITEMS);
  if (named.length === 0) return [];
  const skuIds = named.map(({ skuId }) => skuId);
  const items = new Map((await readItemsById(db, levelCode, skuIds)).map((item) => [item.skuId, item]));
  return named.flatMap(({ code: materialCode, name: materialName, skuId }) => {
    const item = items.get(skuId);
    return item ? [{ materialCode, materialName, item }] : [];
  });
}
