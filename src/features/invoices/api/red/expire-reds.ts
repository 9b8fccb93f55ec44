import { type Database, inTransaction } from '#platform/api/database.ts';
import { WORKER } from '../issue/open-invoice.ts';
import { moveRed, openRed } from './carry-red.ts';
import { readExpired } from './red-repo.ts';

/** What nobody answered in 72 hours is void (确认单状态 07). */
export async function expireReds(database: Database): Promise<number> {
  const due = await inTransaction(database, WORKER, 'read', readExpired);
  for (const { firmId, id } of due) {
    await inTransaction(database, WORKER, 'write', async (db) => {
      const opened = await openRed(db, { firmId, id });
      if (opened.red.status === 'to_buyer' || opened.red.status === 'to_seller') await moveRed(db, opened, 'expired');
    });
  }
  return due.length;
}
