import type { Post } from '#business/messages/api/public.ts';
import { deskReceivableHref, USER_CREDIT_PATH } from '#business/paths/rules/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { receivableMessages } from '../../contract/message-events.ts';
import { daysLate } from '../../rules/ageing.ts';
import { type DunningStep, dunningStep, dunningText, STEP_LABELS } from '../../rules/dunning-steps.ts';
import { type DueStatement, noteStep, PIECE, readDue, readSteps } from './dunning-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
interface Run {
  today: string;
  steps: readonly DunningStep[];
}

/** One step for one statement; who was told of it before is not told again. */
async function remind(db: Db, { messages }: Post, found: DueStatement, { today, steps }: Run): Promise<boolean> {
  const late = daysLate(found.due_on, today);
  const step = dunningStep(steps, late, found.taken);
  if (!step) return false;
  const [firmId, statementId] = [BigInt(found.firm_id), BigInt(found.id)];
  const note = { firmId, statementId, step: step.step, openFen: BigInt(found.open_fen) };
  if (!(await noteStep(db, note))) return false;
  const facts = { statementNo: found.statement_no, dueOn: found.due_on, late };
  const letter = {
    title: `${STEP_LABELS[step.step]}：对账单 ${found.statement_no} ${step.title}`,
    text: dunningText(step, { ...facts, open: displayFen(BigInt(found.open_fen)) }),
  };
  await messages.tell(db, {
    ...{ event: receivableMessages.dunning, firmId, to: [], holders: 'RECONCILIATION_MANAGEMENT_PAGE' },
    key: `receivable.dunning:${found.id}:${step.step}`,
    ...{ ...letter, href: USER_CREDIT_PATH },
  });
  if (step.desk) {
    await messages.tell(db, {
      ...{ event: receivableMessages.dunned, firmId: null, to: [], holders: 'DESK_RECEIVABLES' },
      key: `receivable.dunned:${found.id}:${step.step}`,
      ...{ ...letter, title: `${found.firm_name} ${letter.title}`, href: deskReceivableHref(found.customer_code) },
    });
  }
  return true;
}

/** Reminds of everything that is due, each step once; a run that breaks off goes on with the next. Answers how many were told. */
export async function remindAll(database: Database, post: Post, now: Date): Promise<number> {
  const today = todayInShanghai(now);
  let told = 0;
  let after = 0n;
  for (;;) {
    const piece = await inTransaction(database, WORKER, 'write', async (db) => {
      const { steps } = await readSteps(db);
      const due = await readDue(db, { today, steps }, after);
      for (const found of due) if (await remind(db, post, found, { today, steps })) told += 1;
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
