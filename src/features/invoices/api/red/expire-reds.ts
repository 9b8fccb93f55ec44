import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { tellNews } from '../application-repo.ts';
import { onEach } from '../issue/on-each.ts';
import { WORKER } from '../issue/open-invoice.ts';
import { moveRed, openRed } from './carry-red.ts';
import { readExpired } from './red-repo.ts';

/** Both sides are told: the company with every end of a red letter, the desk because it may have to begin anew. */
async function lapse(db: Db, opened: Awaited<ReturnType<typeof openRed>>): Promise<void> {
  const { redNo, version } = await moveRed(db, opened, 'expired');
  await tellNews(db, opened.application, 'redLapsed', `${redNo}.${version}`, redNo);
}

/** What nobody answered in 72 hours is void (确认单状态 07). */
export async function expireReds(database: Database): Promise<number> {
  const due = await inTransaction(database, WORKER, 'read', readExpired);
  await onEach(due, ({ firmId, id }) =>
    inTransaction(database, WORKER, 'write', async (db) => {
      const opened = await openRed(db, { firmId, id });
      if (opened.red.status === 'to_buyer' || opened.red.status === 'to_seller') await lapse(db, opened);
    }),
  );
  return due.length;
}
