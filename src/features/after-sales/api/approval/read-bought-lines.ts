import { and, asc, eq, getViewSelectedFields } from 'drizzle-orm';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { CaseRow } from '../case-rows-repo.ts';
import { afterSaleLines as lines } from '../case-tables.ts';

/** Lines of a case with what was written to them when they were ordered. */
export const readBoughtLines = (db: Db, { firmId, id }: CaseRow) =>
  db
    .select({
      line: lines,
      bought: getViewSelectedFields(orderLinesView),
      orderNo: ordersView.orderNo,
      poNumber: ordersView.poNumber,
    })
    .from(lines)
    .innerJoin(orderLinesView, and(eq(orderLinesView.firmId, lines.firmId), eq(orderLinesView.id, lines.orderLineId)))
    .innerJoin(ordersView, and(eq(ordersView.firmId, orderLinesView.firmId), eq(ordersView.id, orderLinesView.orderId)))
    .where(and(eq(lines.firmId, firmId), eq(lines.caseId, id)))
    .orderBy(asc(lines.lineNo));

export type BoughtLine = Awaited<ReturnType<typeof readBoughtLines>>[number];
