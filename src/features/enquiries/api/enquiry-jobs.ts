import type { Post } from '#business/messages/api/public.ts';
import { DESK_ENQUIRIES_PATH } from '#business/paths/rules/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { enquiryMessages } from '../contract/message-events.ts';
import { canMoveEnquiry } from '../rules/enquiry-status.ts';
import { insertEvent, lockEnquiry, moveEnquiry, placed } from './enquiry-repo.ts';
import { readOverdue, readUntaken } from './read-overdue.ts';

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

/** Tells the desk of enquiries that nobody has taken yet, each once. */
export async function announceEnquiries(database: Database, { messages }: Post): Promise<void> {
  await inTransaction(database, WORKER, 'write', async (db) => {
    for (const { id, enquiryNo, firmName } of await readUntaken(db)) {
      await messages.tell(db, {
        ...{
          event: enquiryMessages.received,
          firmId: null,
          to: [],
          holders: 'DESK_QUOTES',
          key: `enquiry.received:${id}`,
        },
        ...{ title: `新询价单 ${enquiryNo}`, text: `${firmName} 提交了询价，等待处理。`, href: DESK_ENQUIRIES_PATH },
      });
    }
  });
}

export function enquiryJobs(database: Database, post: Post): ScheduledJob[] {
  return [
    { name: 'expire-enquiries', cron: '20 * * * *', run: async () => void (await expireEnquiries(database)) },
    { name: 'announce-enquiries', cron: '* * * * *', run: () => announceEnquiries(database, post) },
  ];
}
