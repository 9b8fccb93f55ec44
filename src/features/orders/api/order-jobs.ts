import { type Database, inTransaction } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { expireOrders, remindOfPayment } from './expire-orders.ts';
import type { Post } from './mail-buyer.ts';
import { takeStaleFiles } from './order-file-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** A file that no order took within this time is forgotten. */
const LOOSE_DAYS = 2;

/** Ends what was not paid, tells before, and forgets files nobody ordered with. */
export function orderJobs(
  database: Database,
  { orderFiles, ...post }: Post & { orderFiles: FileStore },
): ScheduledJob[] {
  const purge = async () => {
    const names = await inTransaction(database, WORKER, 'write', (db) => takeStaleFiles(db, LOOSE_DAYS));
    for (const name of names) await orderFiles.remove(name);
  };
  return [
    {
      name: 'expire-orders',
      cron: '* * * * *',
      run: async () => {
        await remindOfPayment(database, post);
        await expireOrders(database, post);
      },
    },
    { name: 'purge-order-files', cron: '50 3 * * *', run: purge },
  ];
}
