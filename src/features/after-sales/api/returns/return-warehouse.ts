import type { Db } from '#platform/api/database.ts';
import { type CaseRow, placeOf } from '../case-repo.ts';
import { homeWarehouse } from './read-home-warehouse.ts';
import { readReturns } from './return-repo.ts';

/** Code of the warehouse that awaits the goods of a case: where the desk asked for them, else the one they left from. */
export async function returnWarehouse(db: Db, found: CaseRow): Promise<string> {
  const [latest] = await readReturns(db, placeOf(found));
  return latest?.warehouse ?? (await homeWarehouse(db, found));
}
