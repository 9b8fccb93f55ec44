import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { ListInput, StatementCounts, StatementPage } from '../../contract/statement-schemas.ts';
import { STATEMENT_TABS, type StatementTab } from '../../rules/statement-status.ts';
import { type StatementRow, statementOf } from '../statement-repo.ts';
import { viewOfCaller } from '../statement-scope-repo.ts';
import { statements } from '../statement-tables.ts';
import { presentRow, todayOf } from './present-statement.ts';
import { readSeenSums } from './seen-sums-repo.ts';
import { matching, onTab } from './statement-filter-repo.ts';

const TABS = Object.keys(STATEMENT_TABS) as StatementTab[];
const fenOf = (column: SQL) => sql<bigint>`coalesce(sum(${column}), 0)::text`.mapWith(BigInt);

/** How many statements stand on each tab, and what all of them come to. */
export async function readTotals(db: Db, found: SQL | undefined, today: string) {
  const counts = Object.fromEntries(
    TABS.map((tab) => [tab, sql<number>`count(*) filter (where ${onTab(tab, today) ?? sql`true`})`.mapWith(Number)]),
  ) as Record<StatementTab, SQL<number>>;
  const open = sql`${statements.dueFen} - ${statements.paidFen}`;
  const [row] = await db
    .select({
      ...counts,
      dueFen: fenOf(sql`${statements.dueFen}`),
      openFen: fenOf(open),
      overdueFen: sql<bigint>`coalesce(sum(${open}) filter (where ${onTab('overdue', today)}), 0)::text`.mapWith(
        BigInt,
      ),
    })
    .from(statements)
    .where(found);
  if (!row) throw new Error('a sum has no row');
  const { dueFen, openFen, overdueFen, ...byTab } = row;
  return { counts: byTab as StatementCounts, sums: { dueFen, openFen, overdueFen } };
}

/** One page of statements for which this holds, the latest cycle first. */
export async function readRows(
  db: Db,
  condition: SQL | undefined,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<StatementRow[]> {
  const rows = await db
    .select()
    .from(statements)
    .where(condition)
    .orderBy(sql`${statements.cycleTo} desc nulls last`, sql`${desc(statements.id)} nulls last`)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return rows.map(statementOf);
}

export async function readStatementPage(
  db: Db,
  caller: SignedInCaller,
  input: ListInput,
  now: Date,
): Promise<StatementPage> {
  const { tab, pageNo, pageSize, ...filter } = input;
  const [today, view] = [todayOf(now), viewOfCaller(caller)];
  const found = and(view.statements, matching(filter, view));
  const { counts, sums } = await readTotals(db, found, today);
  const rows = await readRows(db, and(found, onTab(tab, today)), { pageNo, pageSize });
  const seen = await readSeenSums(db, rows, view);
  return {
    list: rows.map((row) => presentRow(row, seen(row), { ...view, today })),
    ...{ total: counts[tab] ?? 0, pageNo, pageSize, counts },
    // What a department sees of a statement is no part of what the company owes.
    sums: {
      due: formatAmount(view.whole ? sums.dueFen : 0n),
      open: formatAmount(view.whole ? sums.openFen : 0n),
      overdue: formatAmount(view.whole ? sums.overdueFen : 0n),
    },
  };
}

export const countStatements = async (db: Db, caller: SignedInCaller, now: Date): Promise<StatementCounts> =>
  (await readTotals(db, viewOfCaller(caller).statements, todayOf(now))).counts;
