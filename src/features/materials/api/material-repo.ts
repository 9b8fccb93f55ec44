import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { compiledSelect } from '#platform/api/compiled-statement.ts';
import type { Db } from '#platform/api/database.ts';
import type { CustomerItem } from '../contract/material-contract.ts';
import { codeKey } from '../rules/code-key.ts';
import { customerItems as c } from './material-tables.ts';

/** An item as a firm's codes name it. */
export interface CodedItem {
  firmId: bigint;
  skuId: bigint;
}

const coded = ({ firmId, skuId }: CodedItem) => and(eq(c.firmId, firmId), eq(c.skuId, skuId));

export const readCodes: (db: Db, item: CodedItem) => Promise<CustomerItem[]> = compiledSelect<CodedItem>()(
  (db, { firmId, skuId }) =>
    db
      .select({ materialCode: c.code, materialName: c.name })
      .from(c)
      .where(and(eq(c.firmId, firmId), eq(c.skuId, skuId)))
      .orderBy(asc(c.createdAt), asc(c.code)),
);

/** The same by the item's number. Whether the item exists for the caller is asked apart from it. */
export const readCodesByNumber: (db: Db, item: { firmId: bigint; itemNo: string }) => Promise<CustomerItem[]> =
  compiledSelect<{ firmId: bigint; itemNo: string }>()((db, { firmId, itemNo }) =>
    db
      .select({ materialCode: c.code, materialName: c.name })
      .from(c)
      .where(and(eq(c.firmId, firmId), sql`${c.skuId} = (select id from skus_view where item_no = ${itemNo})`))
      .orderBy(asc(c.createdAt), asc(c.code)),
  );

/** Lets changes to the codes of one item run one after another, so that their number is exact. */
export async function lockCodes(db: Db, { firmId, skuId }: CodedItem): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customer codes ${firmId} ${skuId}`}, 0))`);
}

export async function countOtherCodes(db: Db, item: CodedItem, code: string): Promise<number> {
  return db.$count(c, and(coded(item), ne(c.code, code)));
}

export async function upsertCode(
  db: Db,
  item: CodedItem,
  { materialCode: code, materialName: name }: CustomerItem,
): Promise<void> {
  await db
    .insert(c)
    .values({ ...item, code, name, codeKey: codeKey(code) })
    .onConflictDoUpdate({ target: [c.firmId, c.code, c.skuId], set: { name, updatedAt: sql`now()` } });
}

/** Answers whether there was such a code. */
export async function deleteCode(db: Db, item: CodedItem, code: string): Promise<boolean> {
  const result = await db.delete(c).where(and(coded(item), eq(c.code, code)));
  return (result.rowCount ?? 0) > 0;
}
