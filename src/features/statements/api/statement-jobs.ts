import { DESK_STATEMENTS_PATH, deskDisputeHref } from '#business/paths/rules/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { statementMessages } from '../contract/message-events.ts';
import { takeLateDisputes } from './disputes/late-disputes-repo.ts';
import { type BillPost, deliverStatements, remindUnconfirmed } from './news/deliver-statements.ts';
import { todayOf } from './read/present-statement.ts';
import { runStatements } from './run/run-night.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** The nightly run; the desk is told of firms that could not be billed. */
export async function billEverybody(database: Database, { messages }: BillPost, now: Date): Promise<void> {
  const today = todayOf(now);
  const { failedFirms } = await runStatements(database, today);
  if (failedFirms.length === 0) return;
  await inTransaction(database, WORKER, 'write', (db) =>
    messages.tell(db, {
      ...{ event: statementMessages.runFailed, firmId: null, to: [], holders: 'DESK_STATEMENTS' },
      key: `statement.run_failed:${today}`,
      title: `${failedFirms.length} 家客户出账失败`,
      text: '请在对账处理的出账记录里查看原因并重跑。',
      href: DESK_STATEMENTS_PATH,
    }),
  );
}

/** Disputes the desk should have answered: those who work on them are told, once for each promise. */
export async function escalateDisputes(database: Database, { messages }: BillPost): Promise<number> {
  return inTransaction(database, WORKER, 'write', async (db) => {
    const rows = await takeLateDisputes(db);
    for (const { id, disputeNo, status, dueAt } of rows) {
      if (status === 'offered') continue;
      await messages.tell(db, {
        ...{ event: statementMessages.late, firmId: null, to: [], holders: 'DESK_STATEMENTS' },
        key: `statement.late:${id}:${dueAt?.toISOString() ?? ''}`,
        title: `对账异议 ${disputeNo} 处理超时`,
        text: '答复期限已过，请尽快处理。',
        href: deskDisputeHref(disputeNo),
      });
    }
    return rows.length;
  });
}

export const statementJobs = (database: Database, post: BillPost): ScheduledJob[] => [
  // A night that was missed is made up for when the worker begins.
  { name: 'statement-run', cron: '10 2 * * *', atStart: true, run: () => billEverybody(database, post, new Date()) },
  {
    name: 'statement-delivery',
    cron: '0 9 * * *',
    run: async () => {
      await deliverStatements(database, post);
      await remindUnconfirmed(database, post, todayOf(new Date()));
    },
  },
  {
    name: 'statement-disputes-late',
    cron: '*/15 * * * *',
    run: async () => void (await escalateDisputes(database, post)),
  },
];
