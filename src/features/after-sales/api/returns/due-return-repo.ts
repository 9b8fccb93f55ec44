import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { afterSaleReturns as returns } from '../return-tables.ts';
import type { ReturnRow } from './return-repo.ts';

/** Asked about in one run. */
const BATCH = 100;

const OPEN = ['asked', 'booked', 'moving'];

/** Parcels whose carrier is to be asked now, the longest waiting first; `all`: whatever their time. */
export async function readDueReturns(db: Db, all = false): Promise<ReturnRow[]> {
  const due = all ? isNotNull(returns.nextAskAt) : lte(returns.nextAskAt, sql`now()`);
  const rows = await db
    .select()
    .from(returns)
    .where(and(inArray(returns.status, OPEN), due))
    .orderBy(asc(returns.nextAskAt), asc(returns.id))
    .limit(BATCH);
  return rows as ReturnRow[];
}

/** Notes that a carrier was asked, and when next; a parcel that has ended meanwhile is left alone. */
export async function keepAsked(
  db: Db,
  { firmId, id }: Pick<ReturnRow, 'firmId' | 'id'>,
  { attempts, nextAskAt }: Pick<ReturnRow, 'attempts' | 'nextAskAt'>,
): Promise<void> {
  await db
    .update(returns)
    .set({ attempts, nextAskAt })
    .where(and(eq(returns.firmId, firmId), eq(returns.id, id), inArray(returns.status, OPEN)));
}
