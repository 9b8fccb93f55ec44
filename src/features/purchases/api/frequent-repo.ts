import { and, eq, sql } from 'drizzle-orm';
import { skusView } from '#features/catalog/api/catalog-views.ts';
import { amongTexts } from '#platform/api/among.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { frequentItems as f } from './purchase-tables.ts';

type Owner = Pick<SignedInCaller, 'firmId' | 'userId'>;

const owned = ({ firmId, userId }: Owner) => and(eq(f.firmId, firmId), eq(f.userId, userId));

/** Goods a person has marked as bought often. */
export async function readFrequent(db: Db, owner: Owner): Promise<bigint[]> {
  const rows = await db.select({ skuId: f.skuId }).from(f).where(owned(owner));
  return rows.map(({ skuId }) => skuId);
}

export async function markFrequent(db: Db, { firmId, userId }: Owner, skuIds: readonly bigint[]): Promise<void> {
  if (skuIds.length === 0) return;
  const marks = skuIds.map((skuId) => ({ firmId, userId, skuId }));
  await db.insert(f).values(marks).onConflictDoNothing();
}

export async function unmarkFrequent(db: Db, owner: Owner, itemNos: readonly string[]): Promise<void> {
  const named = db.select({ id: skusView.id }).from(skusView).where(amongTexts(skusView.itemNo, itemNos));
  await db.delete(f).where(and(owned(owner), sql`${f.skuId} in ${named}`));
}

/** Lets marks of one person be set one after another, so that their number is exact. */
export async function lockFrequent(db: Db, { firmId, userId }: Owner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`frequent ${firmId} ${userId}`}, 0))`);
}
