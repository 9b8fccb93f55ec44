import { and, eq, inArray } from 'drizzle-orm';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { STANDING } from '../../rules/invoice-states.ts';
import type { InvoicePlace } from '../invoice-repo.ts';
import { invoiceLines, invoices, invoiceApplicationLines as wanted } from '../invoice-tables.ts';
import { invoiceRedLetters as reds } from '../red-letter-tables.ts';

/** Standing invoices on which some of these order lines stand: an invoice is made anew as a whole. */
export async function readInvoicesOfLines(db: Db, firmId: bigint, orderLineIds: readonly bigint[]): Promise<bigint[]> {
  const rows = await db
    .selectDistinct({ id: invoices.id })
    .from(invoices)
    .innerJoin(invoiceLines, and(eq(invoiceLines.firmId, invoices.firmId), eq(invoiceLines.invoiceId, invoices.id)))
    .innerJoin(wanted, and(eq(wanted.firmId, invoiceLines.firmId), eq(wanted.id, invoiceLines.applicationLineId)))
    .where(
      and(
        eq(invoices.firmId, firmId),
        inArray(wanted.orderLineId, [...orderLineIds]),
        inArray(invoices.status, [...STANDING]),
      ),
    )
    .orderBy(invoices.id);
  return rows.map(({ id }) => id);
}

/** Whether this invoice has a red letter of the case already. */
export const hasRedOfCase = async (db: Db, { firmId, id }: InvoicePlace, caseNo: string): Promise<boolean> =>
  (await db.$count(reds, and(eq(reds.firmId, firmId), eq(reds.invoiceId, id), eq(reds.caseNo, caseNo)))) > 0;

/** Numbers of orders, and of their lines, by their ids. */
export async function readNumbers(db: Db, firmId: bigint, orderIds: readonly bigint[]) {
  const orders = await db
    .select({ id: ordersView.id, orderNo: ordersView.orderNo })
    .from(ordersView)
    .where(and(eq(ordersView.firmId, firmId), amongIds(ordersView.id, orderIds)));
  const lines = await db
    .select({ id: orderLinesView.id, lineNo: orderLinesView.lineNo })
    .from(orderLinesView)
    .where(and(eq(orderLinesView.firmId, firmId), amongIds(orderLinesView.orderId, orderIds)));
  return { orders, lines };
}
