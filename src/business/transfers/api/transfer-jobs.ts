import type { QueuedJob, ScheduledJob } from '#platform/api/jobs.ts';
import { asWorker, carryOutExport, type ExportWork } from './carry-out-export.ts';
import { EXPORT_QUEUE } from './export-queue.ts';
import { deleteExpired, moveTransfer, readOutlived } from './transfer-repo.ts';

/** How long the list still says that there was a file. */
const LISTED_DAYS = 30;

/** Takes tasks one after another: what is exported never takes more than one processor from the shop. */
export const exportQueue = (work: ExportWork): QueuedJob => ({
  name: EXPORT_QUEUE,
  run: async (data) => carryOutExport(work, BigInt((data as { id: string }).id)),
});

/** Removes files that nobody fetched in time. */
export function transferJobs(work: Pick<ExportWork, 'database' | 'files'>): ScheduledJob[] {
  const run = async () => {
    for (const { id, storedAs } of await asWorker(work, readOutlived)) {
      // The row first: a task without its file says so, a file without a task would stay for ever.
      await asWorker(work, (db) => moveTransfer(db, id, 'expired', { storedAs: null }));
      if (storedAs !== null) await work.files.remove(storedAs);
    }
    await asWorker(work, (db) => deleteExpired(db, LISTED_DAYS));
  };
  return [{ name: 'transfers-purge', cron: '50 3 * * *', run }];
}
