import { lockPayableOrder, type PayableOrder } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { KIND_RULES } from '../../rules/case-kinds.ts';
import type { CaseStatus } from '../../rules/case-status.ts';
import type { CaseActor, CaseRow } from '../case-repo.ts';
import { keepOverGoods } from './keep-over-goods.ts';
import { refundCase } from './refund-case.ts';
import { reinvoiceCase } from './reinvoice-case.ts';
import { sendInstead } from './send-instead.ts';

/** From here a case goes to its settlement; anywhere else it has gone there before. */
const TO_SETTLE: readonly CaseStatus[] = ['reviewing', 'inspecting', 'choosing'];

/** The order of a case, locked: its money and units change under this lock alone. */
export async function lockOrderOf(db: Db, { firmId, orderId, caseNo }: CaseRow): Promise<PayableOrder> {
  const order = await lockPayableOrder(db, { firmId, orderId });
  if (!order) throw new Error(`case ${caseNo} of an order that is not there`);
  return order;
}

/**
 * Settles a locked case as far as it was granted or taken in: money goes back, goods are sent anew, what came too much is
 * kept and paid. A case that is on its way already stays as it is, so that the same receipt twice settles once. Repairs are
 * settled by hand, step by step.
 */
export async function settleCase(db: Db, actor: CaseActor, row: CaseRow): Promise<CaseRow> {
  if (!TO_SETTLE.includes(row.status)) return row;
  const order = await lockOrderOf(db, row);
  switch (KIND_RULES[row.kind].settledWith) {
    case 'money':
    case 'nothing':
      return refundCase(db, actor, row, order);
    case 'goods':
      return sendInstead(db, actor, row, order);
    case 'kept':
      return keepOverGoods(db, actor, row, order);
    case 'invoice':
      return reinvoiceCase(db, actor, row);
    case 'repair':
      throw new Error(`case ${row.caseNo}: a repair is settled with neither money nor goods`);
  }
}
