import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { canMoveEnquiry } from '../rules/enquiry-status.ts';
import { insertEvent, lockEnquiry, moveEnquiry, placed } from './enquiry-repo.ts';
import { readOverdue } from './read-overdue.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

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

export function enquiryJobs(database: Database): ScheduledJob[] {
  return [{ name: 'expire-enquiries', cron: '20 * * * *', run: async () => void (await expireEnquiries(database)) }];
}
