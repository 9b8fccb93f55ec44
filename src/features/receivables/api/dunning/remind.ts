import { sql } from 'drizzle-orm';
import type { Post } from '#business/messages/api/public.ts';
import { USER_CREDIT_PATH } from '#business/paths/rules/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { receivableMessages } from '../../contract/message-events.ts';
import { daysLate } from '../../rules/ageing.ts';
import { DUNNING_STEPS, dunningStep } from '../../rules/dunning-steps.ts';
import { dunningNotes } from '../receipt-tables.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** Statements of one piece of a run: each piece is a transaction of its own. */
const PIECE = 200;

interface DueStatement extends Record<string, unknown> {
  firm_id: string;
  id: string;
  statement_no: string;
  due_on: string;
  open_fen: string;
  taken: number[];
}

/** Open statements whose day is near or past, in the order of their ids. */
async function readDue(db: Db, today: string, after: bigint): Promise<DueStatement[]> {
  const soonest = DUNNING_STEPS[0].from;
  const { rows } = await db.execute<DueStatement>(sql`
    select s.firm_id, s.id, s.statement_no, s.due_on::text, s.due_fen - s.paid_fen as open_fen,
      array(select n.step from dunning_notes n where n.firm_id = s.firm_id and n.statement_id = s.id) as taken
    from statements_view s
    where s.id > ${after} and s.due_fen > s.paid_fen and s.status <> 'generated' and s.due_on <= ${today}::date - ${soonest}::int
      and not exists (select from dunning_notes n where n.firm_id = s.firm_id and n.statement_id = s.id and n.step = 3)
    order by s.id limit ${PIECE}`);
  return rows;
}

const words = (found: DueStatement, late: number) => {
  const open = displayFen(BigInt(found.open_fen));
  return late > 0
    ? `对账单 ${found.statement_no} 应于 ${found.due_on} 付款，已逾期 ${late} 天，未付 ${open}。如已付款请忽略，或联系客服核对。`
    : `对账单 ${found.statement_no} 应于 ${found.due_on} 付款，未付 ${open}。`;
};

/** One step for one statement; who was told of it before is not told again. */
async function remind(db: Db, { messages }: Post, found: DueStatement, today: string): Promise<boolean> {
  const late = daysLate(found.due_on, today);
  const step = dunningStep(late, found.taken);
  if (!step) return false;
  const [firmId, statementId] = [BigInt(found.firm_id), BigInt(found.id)];
  const written = await db
    .insert(dunningNotes)
    .values({ firmId, statementId, step: step.step, openFen: BigInt(found.open_fen) })
    .onConflictDoNothing()
    .returning({ id: dunningNotes.id });
  if (written.length === 0) return false;
  await messages.tell(db, {
    ...{ event: receivableMessages.dunning, firmId, to: [], holders: 'RECONCILIATION_MANAGEMENT_PAGE' },
    key: `receivable.dunning:${found.id}:${step.step}`,
    title: `${step.label}：对账单 ${found.statement_no} ${step.title}`,
    text: words(found, late),
    href: USER_CREDIT_PATH,
  });
  return true;
}

/** Reminds of everything that is due, each step once; a run that breaks off goes on with the next. Answers how many were told. */
export async function remindAll(database: Database, post: Post, now: Date): Promise<number> {
  const today = todayInShanghai(now);
  let told = 0;
  let after = 0n;
  for (;;) {
    const piece = await inTransaction(database, WORKER, 'write', async (db) => {
      const due = await readDue(db, today, after);
      for (const found of due) if (await remind(db, post, found, today)) told += 1;
      return due;
    });
    const last = piece.at(-1);
    if (!last || piece.length < PIECE) return told;
    after = BigInt(last.id);
  }
}

/** In the morning, when somebody reads it. */
export const dunningJobs = (database: Database, post: Post): ScheduledJob[] => [
  {
    name: 'receivable-dunning',
    cron: '30 8 * * *',
    run: async () => void (await remindAll(database, post, new Date())),
  },
];
