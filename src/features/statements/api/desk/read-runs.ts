import { and, eq, type SQL, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { RunInput, RunPage } from '../../contract/statement-desk-contract.ts';
import { runErrors } from '../../contract/statement-errors.ts';
import { billCycle, keepFailure } from '../run/run-night.ts';
import { statementRuns as runs } from '../statement-tables.ts';

const LABELS = { done: '已出账', failed: '失败' } as const;
const ofFirm = eq(firmsView.id, runs.firmId);

const found = ({ status, keyword }: Pick<RunInput, 'status' | 'keyword'>): SQL | undefined =>
  and(
    status === 'all' ? undefined : eq(runs.status, status),
    keyword
      ? sql`(${firmsView.name} ilike ${containing(keyword)} or ${firmsView.customerCode} = ${keyword})`
      : undefined,
  );

/** Cycles that were billed, and those that could not be, the latest first. */
export async function readRuns(db: Db, { pageNo, pageSize, ...filter }: RunInput): Promise<RunPage> {
  const condition = found(filter);
  const [counted] = await db
    .select({
      total: sql<number>`count(*)`.mapWith(Number),
      lastRunAt: sql<string | null>`max(${runs.finishedAt})`.mapWith(
        (at: string | null) => at && new Date(at).toISOString(),
      ),
    })
    .from(runs)
    .innerJoin(firmsView, ofFirm)
    .where(condition);
  const rows = await db
    .select({ run: runs, firmName: firmsView.name, customerCode: firmsView.customerCode })
    .from(runs)
    .innerJoin(firmsView, ofFirm)
    .where(condition)
    .orderBy(sql`${runs.finishedAt} desc nulls last`, sql`${runs.id} desc nulls last`)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const list = rows.map(({ run, firmName, customerCode }) => {
    const status = run.status === 'failed' ? 'failed' : 'done';
    const { cycleFrom, cycleTo, statements, lines, failure, attempts } = run;
    return {
      ...{ runId: String(run.id), firmName, customerCode: customerCode ?? '', cycleFrom, cycleTo },
      ...({ status, statusLabel: LABELS[status], statements, lines, failure, attempts } as const),
      due: formatAmount(run.dueFen),
      seconds: run.millis / 1_000,
      finishedAt: run.finishedAt.toISOString(),
    };
  });
  const failed = await db.$count(runs, eq(runs.status, 'failed'));
  return { list, total: counted?.total ?? 0, pageNo, pageSize, failed, lastRunAt: counted?.lastRunAt ?? null };
}

/** Tries a cycle again that could not be billed; why it fails once more is kept. */
export async function rerunCycle(database: Database, runId: string): Promise<{ statements: number; lines: number }> {
  const desk = { firmId: null, userId: null, right: 'desk' } as const;
  const run = await inTransaction(database, desk, 'read', async (db) => {
    const [row] = await db
      .select()
      .from(runs)
      .where(eq(runs.id, BigInt(runId)));
    return row;
  });
  if (!run) throw notFound('出账记录');
  if (run.status !== 'failed') throw refuse(runErrors, 'RUN_NOT_FAILED');
  const { firmId, cycleFrom: from, cycleTo: to } = run;
  try {
    const made = await billCycle(database, firmId, { from, to });
    return { statements: made?.statements ?? 0, lines: made?.lines ?? 0 };
  } catch (err) {
    await keepFailure(database, firmId, { from, to }, err);
    throw refuse(runErrors, 'RUN_FAILED_AGAIN');
  }
}
