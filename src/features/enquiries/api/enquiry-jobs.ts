import { type Database, inTransaction } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { canMoveEnquiry } from '../rules/enquiry-status.ts';
import { takeStaleFiles } from './enquiry-file-repo.ts';
import { insertEvent, lockEnquiry, moveEnquiry, placed } from './enquiry-repo.ts';
import { readOverdue } from './read-overdue.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** Files of enquiries are open to their firm and to the desk alone. */
const FILES = { firmId: null, userId: null, right: 'desk' } as const;
/** A file that no enquiry took within this time is forgotten. */
const LOOSE_DAYS = 2;

/** Ends enquiries whose question nobody answered and whose quote has passed its day; answers how many. */
export async function expireEnquiries(database: Database): Promise<number> {
  const places = await inTransaction(database, WORKER, 'read', (db) => readOverdue(db));
  for (const place of places) {
    await inTransaction(database, WORKER, 'write', async (db) => {
      const enquiry = await lockEnquiry(db, placed(place));
      if (!enquiry || !canMoveEnquiry(enquiry.status, 'expired')) return;
      await moveEnquiry(db, enquiry, 'expired');
      await insertEvent(db, { ...place, side: 'shop', kind: 'expired' });
    });
  }
  return places.length;
}

export function enquiryJobs(database: Database, { enquiryFiles }: { enquiryFiles: FileStore }): ScheduledJob[] {
  const purge = async () => {
    const names = await inTransaction(database, FILES, 'write', (db) => takeStaleFiles(db, LOOSE_DAYS));
    for (const name of names) await enquiryFiles.remove(name);
  };
  return [
    { name: 'expire-enquiries', cron: '20 * * * *', run: async () => void (await expireEnquiries(database)) },
    { name: 'purge-enquiry-files', cron: '55 3 * * *', run: purge },
  ];
}
