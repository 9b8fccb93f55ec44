import type { QueuedJob, ScheduledJob } from '#platform/api/jobs.ts';
import { asWorker, carryOutExport, type ExportWork, endedOf, FAILED } from './carry-out-export.ts';
import { tellFailed } from './export-news.ts';
import { EXPORT_QUEUE } from './export-queue.ts';
import { deleteExpired, endForgotten, moveTransfer, readNamed, readOutlived } from './transfer-repo.ts';

/** How long the list still says that there was a file. */
const LISTED_DAYS = 30;
/** Files looked up at a time. */
const PIECE = 1_000;

/** Takes tasks one after another: what is exported never takes more than one processor from the shop. */
export const exportQueue = (work: ExportWork): QueuedJob => ({
  name: EXPORT_QUEUE,
  run: async (data) => carryOutExport(work, BigInt((data as { id: string }).id)),
});

type Kept = Pick<ExportWork, 'database' | 'files' | 'exports' | 'findCaller' | 'messages'>;

/** Removes what processes left that were killed between a file and its row. It can be made again, unlike what people hand in. */
async function removeUnnamed(work: Kept): Promise<void> {
  await work.files.removeHalves();
  const old = await work.files.readOld();
  for (let at = 0; at < old.length; at += PIECE) {
    const names = old.slice(at, at + PIECE);
    const named = await asWorker(work, (db) => readNamed(db, names));
    for (const name of names) if (!named.has(name)) await work.files.remove(name);
  }
}

/** Ends what nobody carries out any more, and says so to whoever waits for it. */
async function endLeft(work: Kept): Promise<void> {
  await asWorker(work, async (db) => {
    for (const task of await endForgotten(db, FAILED)) await tellFailed(db, work.messages, await endedOf(work, task));
  });
}

/** Removes files that nobody fetched in time, and ends tasks that nobody carries out any more. */
export function transferJobs(work: Kept): ScheduledJob[] {
  const run = async () => {
    await endLeft(work);
    for (const { id, storedAs } of await asWorker(work, readOutlived)) {
      // The row first: a task without its file says so, a file without a task would stay for ever.
      await asWorker(work, (db) => moveTransfer(db, id, 'expired', { storedAs: null }));
      if (storedAs !== null) await work.files.remove(storedAs);
    }
    await asWorker(work, (db) => deleteExpired(db, LISTED_DAYS));
    await removeUnnamed(work);
  };
  return [{ name: 'transfers-purge', cron: '50 3 * * *', run }];
}
