import type { PayableOrder } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { type CaseActor, type CaseRow, moveCase } from '../case-repo.ts';
import { childLine, makeChildOrder } from './child-order.ts';
import { keepSettled, readGoods } from './read-goods.ts';
import { refundCase } from './refund-case.ts';
import { planStock } from './stock-for-lines.ts';

/**
 * Sends goods anew for a locked case, as an order of no price that belongs to the first one. Where the shop has none the
 * customer chooses, unless he has said before that he would rather have his money; `patient`: he has chosen to wait.
 */
export async function sendInstead(
  db: Db,
  actor: CaseActor,
  row: CaseRow,
  order: PayableOrder,
  patient = false,
): Promise<CaseRow> {
  const goods = await readGoods(db, row);
  // All of it was paid back before the case was opened again.
  if (goods.length === 0) return refundCase(db, actor, row, order);
  const stock = await planStock(db, goods);
  if (!stock.whole && !patient) {
    if (row.exchangeWish === 'refund' && order.totalFen > 0n) return refundCase(db, actor, row, order);
    return moveCase(db, row, 'choosing', { actor, kind: 'choosing' });
  }
  const lines = goods.map((one) => childLine(one, 0n));
  const child = await makeChildOrder(db, actor, row, lines, { allocations: stock.allocations });
  await keepSettled(db, row, goods);
  return moveCase(db, row, 'exchanging', {
    ...{ actor, kind: 'exchanging', detail: child.orderNo },
    set: { childOrderId: child.orderId },
  });
}
