import { and, eq, sql } from 'drizzle-orm';
import { orderLinesView } from '#features/orders/api/orders-views.ts';
import { keepReturned, type PayableOrder } from '#features/orders/api/public.ts';
import { payableOf } from '#features/orders/rules/public.ts';
import { settleOwed } from '#features/payments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { SHANGHAI_TODAY } from '#platform/api/shanghai-days.ts';
import { taxWithin } from '#platform/shared/money.ts';
import { statementLines as lines } from '../statement-tables.ts';
import type { DisputeRow } from './dispute-repo.ts';

/** Topic of what an agreed dispute took off: `{ firmId, orderId, orderLineId, disputeNo, units }`, ids as text; invoices follow it. */
export const STATEMENT_ADJUSTED = 'statement.adjusted';

type LineRow = typeof lines.$inferSelect;

const least = (...fens: bigint[]) => fens.reduce((a, b) => (a < b ? a : b));

export async function readDisputedLine(
  db: Db,
  { firmId, lineId }: Pick<DisputeRow, 'firmId' | 'lineId'>,
): Promise<LineRow> {
  const [row] = await db
    .select()
    .from(lines)
    .where(and(eq(lines.firmId, firmId), eq(lines.id, lineId)));
  if (!row) throw new Error('dispute without a line');
  return row;
}

/** The most that may be taken off a line: what it costs, what of its goods was not given back, and what the order owes. */
export async function readMostOff(db: Db, line: LineRow, order: PayableOrder): Promise<{ fen: bigint; units: number }> {
  const owed = payableOf(order);
  if (line.orderLineId === null)
    return { fen: least(line.amountFen, order.freightFen - order.returnedFreightFen, owed), units: 0 };
  const { amountFen, cancelledFen, returnedFen, quantity, cancelledQuantity, returnedQuantity } = orderLinesView;
  const [bought] = await db
    .select({
      fen: sql<string>`${amountFen} - ${cancelledFen} - ${returnedFen}`,
      units: sql<number>`${quantity} - ${cancelledQuantity} - ${returnedQuantity}`,
    })
    .from(orderLinesView)
    .where(and(eq(orderLinesView.firmId, line.firmId), eq(orderLinesView.id, line.orderLineId)));
  if (!bought) throw new Error('line of a statement without a line of an order');
  return {
    fen: least(line.amountFen, BigInt(bought.fen), owed),
    units: Math.max(0, Math.min(line.quantity, Number(bought.units))),
  };
}

/**
 * Books what was agreed: the order costs so much less – whoever keeps its money follows –, and a line beside the disputed one takes it off
 * the statement. History is not edited. The order is locked.
 */
export async function bookAdjustment(
  db: Db,
  { dispute, order }: { dispute: DisputeRow; order: PayableOrder },
): Promise<void> {
  const line = await readDisputedLine(db, dispute);
  const most = await readMostOff(db, line, order);
  const fen = least(dispute.grantedFen ?? 0n, most.fen);
  const units = Math.min(dispute.grantedQuantity ?? 0, most.units);
  if (fen <= 0n) return;
  const { firmId, orderId, orderLineId } = line;
  await keepReturned(
    db,
    { firmId, orderId },
    {
      moneyFen: fen,
      freightFen: orderLineId === null ? fen : 0n,
      lines: orderLineId === null ? [] : [{ lineId: orderLineId, units, fen }],
    },
  );
  await settleOwed(db, { firmId, orderId });
  const { id: _, ownNo: __, checkResult: ___, checkNote: ____, disputeId: _____, ...facts } = line;
  await db.insert(lines).values({
    ...facts,
    ...{ source: 'adjustment', sourceId: dispute.id, status: 'booked', documentNo: dispute.disputeNo },
    day: SHANGHAI_TODAY,
    name: `异议调整 ${line.name}`,
    quantity: -units,
    ...{ amountFen: -fen, taxFen: -taxWithin(fen, line.taxRateBp), dueFen: line.dueFen === 0n ? 0n : -fen },
  });
  await enqueueEffect(db, STATEMENT_ADJUSTED, {
    ...{
      firmId: String(firmId),
      orderId: String(orderId),
      orderLineId: orderLineId === null ? null : String(orderLineId),
    },
    ...{ disputeNo: dispute.disputeNo, units },
  });
}
