import { and, eq, ilike, or, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { statementsView as s } from '#features/statements/api/statements-views.ts';
import { statementLabel, statementStates } from '#features/statements/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { AGEING, bucketOf, daysLate } from '../../rules/ageing.ts';
import { STEP_LABELS } from '../../rules/dunning-steps.ts';
import { isOpen, openFen } from '../read-statement-items.ts';
import { dunningNotes } from '../receipt-tables.ts';

interface Filter {
  tab: 'open' | 'overdue';
  keyword: string;
  pageNo: number;
  pageSize: number;
}

const lastStep = sql<number | null>`(select max(n.step) from ${dunningNotes} n
  where n.firm_id = ${s.firmId} and n.statement_id = ${s.id})`;

/** What every company has to pay, statement by statement, the oldest first. */
export async function readOpenItemPage(db: Db, { tab, keyword, pageNo, pageSize }: Filter, today: string) {
  const named = or(ilike(firmsView.name, containing(keyword)), ilike(firmsView.customerCode, containing(keyword)));
  const late = tab === 'overdue' ? and(sql`${s.dueOn} < ${today}::date`, sql`${openFen} > 0`) : undefined;
  const where = and(isOpen, late, keyword ? named : undefined);
  const from = () =>
    db
      .select({
        ...{ customerCode: firmsView.customerCode, firmName: firmsView.name, total: sql<string>`count(*) over ()` },
        ...{ statementNo: s.statementNo, status: s.status, periodEnd: s.cycleTo, dueOn: s.dueOn },
        ...{ dueFen: s.dueFen, paidFen: s.paidFen, openFen, step: lastStep },
      })
      .from(s)
      .innerJoin(firmsView, eq(firmsView.id, s.firmId))
      .where(where)
      .orderBy(s.dueOn, s.id);
  const rows = await from()
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const list = rows.map(({ total: _, status, dueFen, paidFen, openFen: open, step, ...row }) => ({
    ...row,
    statusLabel: statementStates.is(status) ? statementLabel(status) : status,
    ...{ late: daysLate(row.dueOn, today), ageLabel: AGEING[bucketOf(row.dueOn, today)].label },
    ...{ due: formatAmount(dueFen), paid: formatAmount(paidFen), open: formatAmount(open) },
    dunning: step === null ? '' : (STEP_LABELS[step] ?? ''),
  }));
  return { list, total: Number(rows[0]?.total ?? 0), pageNo, pageSize };
}
export type OpenItemRow = Awaited<ReturnType<typeof readOpenItemPage>>['list'][number];
