import type { Post } from '#business/messages/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { log } from '#platform/api/log.ts';
import { pickWatched } from '../../rules/watch/often-bought.ts';
import { tellFirmOfGoods } from './tell-of-goods.ts';
import { keepWatched, readBuyingFirms, readMarked, readOrdered, readWatchingFirms } from './watch-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Finds anew which goods people of a firm buy often. */
export const refreshWatched = (database: Database, firmId: bigint): Promise<void> =>
  inTransaction(database, { ...WORKER, firmId }, 'write', async (db) => {
    const watched = pickWatched(await readMarked(db, firmId), await readOrdered(db, firmId));
    await keepWatched(db, firmId, watched);
  });

/** One firm after another; what goes wrong for one waits for the next run and keeps nobody else. */
async function forEachFirm(firmIds: readonly bigint[], work: (firmId: bigint) => Promise<void>): Promise<void> {
  for (const firmId of firmIds) {
    await work(firmId).catch((err: unknown) => log.error({ err, firm: String(firmId) }, 'goods not looked after'));
  }
}

/**
 * Prices change by imports, agreements and the days they begin and end on; looking at what people watch finds all of it, puts
 * what a new price list changes into one message, and costs by what is watched, not by what has changed.
 */
export function goodsJobs(database: Database, post: Post): ScheduledJob[] {
  const firms = (read: typeof readBuyingFirms) => inTransaction(database, WORKER, 'read', read);
  return [
    {
      name: 'refresh-watched',
      cron: '25 2 * * *',
      run: async () => forEachFirm(await firms(readBuyingFirms), (firmId) => refreshWatched(database, firmId)),
    },
    {
      name: 'tell-of-goods',
      cron: '*/15 * * * *',
      run: async () =>
        forEachFirm(await firms(readWatchingFirms), (firmId) => tellFirmOfGoods(database, post, firmId, new Date())),
    },
  ];
}
