import type { Post } from '#business/messages/api/public.ts';
import { deskCaseHref } from '#business/paths/rules/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { CASE_KINDS } from '../../contract/case-words.ts';
import { afterSaleMessages } from '../../contract/message-events.ts';
import { SUPPLEMENT_DAYS } from '../../rules/case-deadlines.ts';
import { caseDeskLabel } from '../../rules/case-status.ts';
import {
  type CaseActor,
  type CasePlace,
  type CaseRow,
  changeCase,
  insertCaseEvent,
  lockCase,
  moveCase,
  placeOf,
} from '../case-repo.ts';
import { readPolicy } from '../policy-repo.ts';
import { endReturn } from '../returns/end-return.ts';
import { readLate, readUnanswered, readUnconfirmed, readUnreturned } from './due-cases-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
const SHOP: CaseActor = { side: 'shop', firmId: null, userId: null };

/** Acts on each case in a transaction of its own, as it stands then; answers how many were acted on. */
async function onEach(
  database: Database,
  read: (db: Db) => Promise<CasePlace[]>,
  act: (db: Db, found: CaseRow) => Promise<boolean>,
): Promise<number> {
  const places = await inTransaction(database, WORKER, 'read', read);
  let done = 0;
  for (const place of places) {
    const acted = await inTransaction(database, WORKER, 'write', async (db) => act(db, await lockCase(db, place)));
    if (acted) done += 1;
  }
  return done;
}

/** Tells those who may decide over others of a step that is late, once for each promise. */
export const escalateLate = (database: Database, { messages }: Post, now: Date): Promise<number> =>
  onEach(database, readLate, async (db, found) => {
    const { dueAt, escalatedAt, caseNo, status, kind, id } = found;
    if (!dueAt || dueAt > now || escalatedAt) return false;
    await changeCase(db, placeOf(found), { escalatedAt: now });
    await insertCaseEvent(db, found, {
      actor: SHOP,
      kind: 'escalated',
      detail: `应于 ${displayTime(dueAt.toISOString())} 前处理`,
    });
    await messages.tell(db, {
      ...{ event: afterSaleMessages.overdue, firmId: null, to: [], holders: 'DESK_AFTER_SALES_CHECK' },
      key: `after-sale.overdue:${id}:${dueAt.toISOString()}`,
      title: `售后 ${caseNo} 处理超时`,
      text: `${CASE_KINDS[kind]}单 ${caseNo} 停在“${caseDeskLabel(status)}”，应于 ${displayTime(dueAt.toISOString())} 前处理。`,
      href: deskCaseHref(caseNo),
    });
    return true;
  });

/** Who says nothing in his days is content. */
export const confirmSilent = (database: Database, now: Date): Promise<number> =>
  onEach(database, readUnconfirmed, async (db, found) => {
    if (found.status !== 'confirming' || !found.confirmUntil || found.confirmUntil > now) return false;
    await moveCase(db, found, 'completed', { actor: SHOP, kind: 'auto_confirmed' });
    return true;
  });

async function lapse(db: Db, found: CaseRow, detail: string): Promise<boolean> {
  if (found.status === 'to_return') await endReturn(db, found);
  await moveCase(db, found, 'rejected', { actor: SHOP, kind: 'lapsed', detail, set: { rejectReason: detail } });
  return true;
}

/** Goods that were not sent in their days, and questions that were not answered, end the case; it may be opened again. */
export async function endLapsed(database: Database): Promise<number> {
  const { returnDays } = await inTransaction(database, WORKER, 'read', readPolicy);
  const unreturned = await onEach(
    database,
    (db) => readUnreturned(db, returnDays),
    async (db, found) =>
      found.status === 'to_return' && lapse(db, found, `审核通过后 ${returnDays} 天没有寄回，售后单已关闭`),
  );
  const unanswered = await onEach(
    database,
    readUnanswered,
    async (db, found) =>
      found.status === 'supplementing' && lapse(db, found, `${SUPPLEMENT_DAYS} 天没有补充资料，售后单已关闭`),
  );
  return unreturned + unanswered;
}

export const caseDeskJobs = (database: Database, post: Post): ScheduledJob[] => [
  {
    name: 'after-sale-overdue',
    cron: '*/5 * * * *',
    run: async () => void (await escalateLate(database, post, new Date())),
  },
  {
    name: 'after-sale-ends',
    cron: '15 * * * *',
    run: async () => {
      await confirmSilent(database, new Date());
      await endLapsed(database);
    },
  },
];
