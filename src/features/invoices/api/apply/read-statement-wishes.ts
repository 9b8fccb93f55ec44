import { and, eq, sql } from 'drizzle-orm';
import { peopleInScope } from '#features/access/api/public.ts';
import { orderLinesView } from '#features/orders/api/orders-views.ts';
import { statementLinesView, statementsView } from '#features/statements/api/statements-views.ts';
import { amongTexts } from '#platform/api/among.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { applyErrors } from '../../contract/invoice-errors.ts';
import type { LineWish } from './wanted-lines.ts';

/** Nothing of a statement waits for the customer: its amounts stand. */
const AGREED = ['confirmed', 'partly_invoiced', 'invoiced', 'partly_paid', 'settled'];

export interface StatementWish extends LineWish {
  orderId: bigint;
  amountFen: bigint;
}

/** What statements that were agreed upon say of each order line, returns and adjustments taken off. */
export async function readStatementWishes(
  db: Db,
  caller: SignedInCaller,
  statementNos: readonly string[],
): Promise<StatementWish[]> {
  const found = await db
    .select({ no: statementsView.statementNo, status: statementsView.status })
    .from(statementsView)
    .where(and(eq(statementsView.firmId, caller.firmId), amongTexts(statementsView.statementNo, [...statementNos])));
  if (found.length < new Set(statementNos).size) throw notFound('对账单');
  if (found.some(({ status }) => !AGREED.includes(status))) throw refuse(applyErrors, 'INVOICE_STATEMENT_STEP');
  const l = statementLinesView;
  const rows = await db
    .select({
      orderId: sql<string>`coalesce(${orderLinesView.orderId}, ${l.orderId})::text`,
      orderNo: sql<string>`max(${l.orderNo})`,
      lineNo: sql<number>`coalesce(${orderLinesView.lineNo}, 0)`,
      statementNo: sql<string>`max(${statementsView.statementNo})`,
      quantity: sql<number>`coalesce(sum(${l.quantity}) filter (where ${l.source} in ('sign', 'posting')), 0)::int`,
      fen: sql<string>`sum(${l.amountFen})::text`,
    })
    .from(l)
    .innerJoin(statementsView, and(eq(statementsView.firmId, l.firmId), eq(statementsView.id, l.statementId)))
    .leftJoin(orderLinesView, and(eq(orderLinesView.firmId, l.firmId), eq(orderLinesView.id, l.orderLineId)))
    .where(
      and(
        eq(l.firmId, caller.firmId),
        peopleInScope(l.userId, caller),
        amongTexts(statementsView.statementNo, [...statementNos]),
      ),
    )
    .groupBy(sql`1`, sql`3`);
  return rows.map(({ orderId, fen, ...row }) => ({ ...row, orderId: BigInt(orderId), amountFen: BigInt(fen) }));
}
