import { and } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { type CaseRow, findCaseByNo, placed, visibleTo } from '../case-repo.ts';
import { findReturns, type ReturnRow } from './return-repo.ts';

/** A parcel by our number with its case, where the caller may see that; null otherwise. */
export async function findOwnReturn(
  db: Db,
  caller: SignedInCaller,
  returnNo: string,
): Promise<{ parcel: ReturnRow; found: CaseRow } | null> {
  const [parcel] = await findReturns(db, { returnNo });
  const found = parcel && (await findCaseByNo(db, and(visibleTo(caller), placed(parcel))));
  return parcel && found ? { parcel, found } : null;
}
