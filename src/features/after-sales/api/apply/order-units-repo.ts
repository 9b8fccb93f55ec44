import { and, desc, eq } from 'drizzle-orm';
import { orderLinesView } from '#features/orders/api/orders-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { CaseReason } from '../../contract/case-reasons.ts';
import type { CaseKind } from '../../contract/case-words.ts';
import { caseStates } from '../../rules/case-status.ts';
import type { HeldLine } from '../../rules/held-units.ts';
import { afterSaleCases as cases, afterSaleLines as lines } from '../case-tables.ts';
import { type OrderPlace, readSigned } from '../signed-lines-repo.ts';

/** Lines of an order as they were bought. */
const readBought = (db: Db, { firmId, orderId }: OrderPlace) =>
  db
    .select()
    .from(orderLinesView)
    .where(and(eq(orderLinesView.firmId, firmId), eq(orderLinesView.orderId, orderId)))
    .orderBy(orderLinesView.lineNo);

export type BoughtLine = Awaited<ReturnType<typeof readBought>>[number];

export interface CaseOfLine extends HeldLine {
  caseId: bigint;
  caseNo: string;
  orderLineId: bigint;
}

/** Units of the order in cases, the latest case first. */
async function readHeld(db: Db, { firmId, orderId }: OrderPlace): Promise<CaseOfLine[]> {
  const rows = await db
    .select({
      caseId: cases.id,
      caseNo: cases.caseNo,
      kind: cases.kind,
      status: cases.status,
      orderLineId: lines.orderLineId,
      reason: lines.reason,
      quantity: lines.quantity,
      grantedQuantity: lines.grantedQuantity,
      refusedQuantity: lines.refusedQuantity,
      settledQuantity: lines.settledQuantity,
      askedFen: lines.askedFen,
      grantedFen: lines.grantedFen,
    })
    .from(cases)
    .innerJoin(lines, and(eq(lines.firmId, cases.firmId), eq(lines.caseId, cases.id)))
    .where(and(eq(cases.firmId, firmId), eq(cases.orderId, orderId)))
    .orderBy(desc(cases.id));
  return rows.map((row) => ({
    ...row,
    kind: row.kind as CaseKind,
    status: caseStates.read(row.status),
    reason: row.reason as CaseReason,
  }));
}

/** A line of an order with all that after-sales ask of it. */
export interface UnitLine extends BoughtLine {
  short: number;
  over: number;
  damaged: number;
  /** Null: nothing of it was signed. */
  signedAt: Date | null;
  held: CaseOfLine[];
}

/** Lines of an order with what was signed of them and what of it stands in cases. Lock the order first to decide. */
export async function readUnitLines(db: Db, place: OrderPlace): Promise<UnitLine[]> {
  const bought = await readBought(db, place);
  const signed = new Map((await readSigned(db, place)).map((row) => [row.lineId, row]));
  const held = Map.groupBy(await readHeld(db, place), ({ orderLineId }) => orderLineId);
  return bought.map((line) => {
    const counted = signed.get(line.id);
    const { short = 0, over = 0, damaged = 0 } = counted ?? {};
    const signedAt = counted ? new Date(counted.signedAt) : null;
    return { ...line, short, over, damaged, signedAt, held: held.get(line.id) ?? [] };
  });
}
