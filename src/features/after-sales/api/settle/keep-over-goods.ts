import type { PayableOrder } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { type CaseActor, type CaseRow, moveCase } from '../case-repo.ts';
import { makeChargedOrder } from './charged-order.ts';
import { childLine } from './child-order.ts';
import { keepSettled, readGoods } from './read-goods.ts';
import { planStock } from './stock-for-lines.ts';

/**
 * What came too much is kept: an order at the price of the first one, which nobody has to pack – its goods are there already, and
 * the books let go of them when it is handed over.
 */
export async function keepOverGoods(db: Db, actor: CaseActor, row: CaseRow, order: PayableOrder): Promise<CaseRow> {
  const goods = await readGoods(db, row);
  const { allocations } = await planStock(db, goods);
  const lines = goods.map((one) => childLine(one, one.bought.salesPrice));
  const { orderId, orderNo } = await makeChargedOrder(db, actor, row, order, { lines, allocations });
  await keepSettled(db, row, goods);
  return moveCase(db, row, 'confirming', { actor, kind: 'kept', detail: orderNo, set: { childOrderId: orderId } });
}
