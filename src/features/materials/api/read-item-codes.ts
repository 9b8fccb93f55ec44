import { and, asc, eq, ilike } from 'drizzle-orm';
import { amongIds } from '#platform/api/among.ts';
import { compiledSelect } from '#platform/api/compiled-statement.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { customerItems as c } from './material-tables.ts';

const codesOf = compiledSelect<{ firmId: bigint; skuIds: readonly bigint[] }>()((db, given) =>
  db
    .select({ skuId: c.skuId, code: c.code })
    .from(c)
    .where(and(eq(c.firmId, given.firmId), amongIds(c.skuId, given.skuIds)))
    .orderBy(asc(c.createdAt), asc(c.code)),
);

/** The firm's own codes of some goods, the oldest of each first. */
export async function readCodesOfItems(
  db: Db,
  firmId: bigint,
  skuIds: readonly bigint[],
): Promise<Map<bigint, string[]>> {
  const rows = await codesOf(db, { firmId, skuIds });
  const codes = new Map<bigint, string[]>();
  for (const { skuId, code } of rows) codes.set(skuId, [...(codes.get(skuId) ?? []), code]);
  return codes;
}

/** Goods whose code of the firm has a text in it: what a list is narrowed by, so a few hundred are enough. */
export async function findCodedItems(db: Db, firmId: bigint, text: string, most = 500): Promise<bigint[]> {
  const pattern = containing(text);
  const rows = await db
    .selectDistinct({ skuId: c.skuId })
    .from(c)
    .where(and(eq(c.firmId, firmId), ilike(c.code, pattern)))
    .limit(most);
  return rows.map(({ skuId }) => skuId);
}
