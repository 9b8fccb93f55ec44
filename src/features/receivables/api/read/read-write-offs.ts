import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { statementsView } from '#features/statements/api/statements-views.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { WriteOffView } from '../../contract/receivable-schemas.ts';
import { writeOffStates } from '../../rules/receipt-states.ts';
import { openFen } from '../read-statement-items.ts';
import { writeOffs } from '../receipt-tables.ts';

const nameOf = (column: SQL) =>
  sql<string>`coalesce((select u.real_name from users_view u where u.id = ${column}), '')`;

/** Debts that somebody wants given up; what waits first. */
export async function readWriteOffPage(
  db: Db,
  caller: Caller,
  { tab, pageNo, pageSize }: { tab: 'asked' | 'all'; pageNo: number; pageSize: number },
) {
  const condition = tab === 'asked' ? eq(writeOffs.status, 'asked') : undefined;
  const rows = await db
    .select({
      row: writeOffs,
      customerCode: firmsView.customerCode,
      firmName: firmsView.name,
      open: openFen,
      askerName: nameOf(sql`${writeOffs.askedBy}`),
      deciderName: nameOf(sql`${writeOffs.decidedBy}`),
    })
    .from(writeOffs)
    .innerJoin(firmsView, eq(firmsView.id, writeOffs.firmId))
    .innerJoin(
      statementsView,
      and(eq(statementsView.firmId, writeOffs.firmId), eq(statementsView.id, writeOffs.statementId)),
    )
    .where(condition)
    .orderBy(sql`(${writeOffs.status} = 'asked') desc`, desc(writeOffs.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await db.select({ total: count() }).from(writeOffs).where(condition);
  const decides = caller.permissions.has('DESK_WRITE_OFFS');
  const list = rows.map(({ row, open, ...names }): WriteOffView => {
    const { writeOffNo, statementNo, reason, answer, version, askedBy } = row;
    const status = writeOffStates.read(row.status);
    return {
      ...names,
      ...{ writeOffNo, statementNo, reason, answer, version, status },
      statusLabel: writeOffStates.label(status),
      amount: formatAmount(row.amountFen),
      open: formatAmount(open),
      createdAt: row.createdAt.toISOString(),
      mayDecide: decides && askedBy !== caller.userId && writeOffStates.allows('decide', status),
    };
  });
  return { list, total: all?.total ?? 0, pageNo, pageSize };
}
