import type { CarrierPush } from '#business/carriers/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { findReturns } from './return-repo.ts';
import { tellReturn } from './tell-return.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Takes in what a carrier pushes of parcels that come back; false: none of them is meant. */
export function takeReturnPush(database: Database, { name, assigned, news }: CarrierPush): Promise<boolean> {
  return inTransaction(database, WORKER, 'write', async (db) => {
    const rows = await findReturns(db, 'requestNo' in name ? { returnNo: name.requestNo } : name);
    for (const row of rows) for (const one of news) await tellReturn(db, row, { ...one, assigned });
    return rows.length > 0;
  });
}
