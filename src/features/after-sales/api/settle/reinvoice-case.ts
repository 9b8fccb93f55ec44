import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { type CaseActor, type CaseRow, moveCase } from '../case-repo.ts';
import { keepSettled, readGoods } from './read-goods.ts';

/** Topic of orders whose invoices are to be made anew (发票换开): `CaseReinvoice`, ids as text. */
export const CASE_REINVOICE = 'after_sale.reinvoice';
export interface CaseReinvoice {
  firmId: string;
  userId: string;
  orderId: string;
  caseNo: string;
  lines: { orderLineId: string; quantity: number }[];
}

/** Neither money nor goods move: whoever keeps the invoices takes the old ones back and prepares the new. */
export async function reinvoiceCase(db: Db, actor: CaseActor, row: CaseRow): Promise<CaseRow> {
  const goods = await readGoods(db, row);
  const told: CaseReinvoice = {
    ...{ firmId: String(row.firmId), userId: String(row.userId), orderId: String(row.orderId), caseNo: row.caseNo },
    lines: goods.map(({ line, units }) => ({ orderLineId: String(line.orderLineId), quantity: units })),
  };
  await enqueueEffect(db, CASE_REINVOICE, told);
  await keepSettled(db, row, goods);
  return moveCase(db, row, 'confirming', { actor, kind: 'reinvoicing' });
}
