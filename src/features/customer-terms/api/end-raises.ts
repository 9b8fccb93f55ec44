import type { Post } from '#business/messages/api/public.ts';
import { agreeCredit } from '#features/payments/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { creditOf } from '../rules/credit-limit.ts';
import { termDifference } from '../rules/term-difference.ts';
import { insertChange } from './change-repo.ts';
import { readCustomer, readToday } from './read-terms.ts';
import { tellRaiseEnded } from './terms-news.ts';
import { countChange, findEndedRaises, lockTerms } from './terms-repo.ts';

const CALENDAR = { firmId: null, userId: null } as const;
/** What the desk agreed is the desk's; the calendar only carries it out. */
const DESK = { ...CALENDAR, right: 'desk' } as const;

/** Puts one raised limit back, as it stands once it is held; false: somebody has agreed something else meanwhile. */
async function endRaise(db: Db, { messages }: Post, firmId: bigint): Promise<boolean> {
  await lockTerms(db, firmId);
  const { raise, terms } = await readCustomer(db, CALENDAR, firmId);
  if (raise === null || raise.until >= (await readToday(db))) return false;
  const change = termDifference(terms, { ...terms, ...creditOf(raise.backFen), creditUntil: null });
  const facts = { status: 'effective', secondFor: [], applicationId: null, proposedBy: null } as const;
  await insertChange(db, { firmId, ...facts, secondFor: [], ...change, reason: `临时额度于 ${raise.until} 到期` });
  await agreeCredit(db, firmId, { limitFen: raise.backFen, termDays: terms.termDays });
  await countChange(db, firmId, null);
  await tellRaiseEnded(db, messages, firmId, raise);
  return true;
}

/** Limits that were raised until a day fall back the day after; each in a transaction of its own. Answers how many did. */
export async function endRaises(database: Database, post: Post): Promise<number> {
  const due = await inTransaction(database, DESK, 'read', findEndedRaises);
  let done = 0;
  for (const { firmId } of due) {
    if (await inTransaction(database, DESK, 'write', (db) => endRaise(db, post, firmId))) done += 1;
  }
  return done;
}

export const termJobs = (database: Database, post: Post): ScheduledJob[] => [
  { name: 'customer-terms-raises', cron: '3 * * * *', run: async () => void (await endRaises(database, post)) },
];
