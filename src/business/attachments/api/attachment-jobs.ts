import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { deleteAttachments, lockStale } from './attachment-repo.ts';
import type { AttachmentTools } from './attachments.ts';
import { scanLate } from './scan/scan-attachments.ts';
import type { Thumbnails } from './thumbnails.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** A file that nothing took within this time is forgotten. */
const LOOSE_DAYS = 2;
const BATCH = 200;

/**
 * Forgets files that belong to nothing, of every kind; answers how many. Files go before their rows: where the store
 * does not answer, the rows stay for the next time.
 */
export async function purgeAttachments(
  database: Database,
  { ownerOf }: Pick<AttachmentTools, 'ownerOf'>,
  thumbnails: Pick<Thumbnails, 'forget'>,
): Promise<number> {
  return inTransaction(database, WORKER, 'write', async (db) => {
    const stale = await lockStale(db, LOOSE_DAYS, BATCH);
    for (const { ownerKind, storedAs } of stale) {
      await ownerOf(ownerKind).store.remove(storedAs);
      await thumbnails.forget(storedAs);
    }
    await deleteAttachments(
      db,
      stale.map(({ id }) => id),
    );
    return stale.length;
  });
}

/** What jobs go through, beside the tools of every call. */
export interface KeptAttachments extends AttachmentTools {
  kinds: ReadonlySet<string>;
  thumbnails: Thumbnails;
}

export function attachmentJobs(database: Database, { kinds, thumbnails, ...tools }: KeptAttachments): ScheduledJob[] {
  const purge = async () => {
    for (const kind of kinds) await tools.ownerOf(kind).store.removeHalves?.();
    let taken = 0;
    do taken = await purgeAttachments(database, tools, thumbnails);
    while (taken === BATCH);
  };
  return [
    { name: 'purge-attachments', cron: '50 3 * * *', run: purge },
    { name: 'scan-attachments', cron: '*/10 * * * *', run: () => scanLate(database, tools) },
  ];
}
