import type { PayableOrder } from '#features/orders/api/public.ts';
import { findCreditAccount, spendCredit } from '#features/payments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { lineAmount, sum } from '#platform/shared/money.ts';
import { type CaseActor, type CaseRow, moveCase } from '../case-repo.ts';
import { makeChildOrder } from './child-order.ts';
import { keepSettled, readGoods } from './read-goods.ts';
import { planStock } from './stock-for-lines.ts';

/** Whether a company may owe so much more. */
async function reaches(db: Db, firmId: bigint, fen: bigint): Promise<boolean> {
  const account = await findCreditAccount(db, firmId);
  return account !== null && (account.limitFen < 0n || account.limitFen - account.usedFen >= fen);
}

/**
 * What came too much is kept: an order at the price of the first one, which nobody has to pack – its goods are there already, and
 * the books let go of them when it is handed over. On account where the credit reaches; else the shop confirms it and asks for
 * its money first.
 */
export async function keepOverGoods(
  db: Db,
  actor: CaseActor,
  row: CaseRow,
  { payWay, userId }: PayableOrder,
): Promise<CaseRow> {
  const { firmId } = row;
  const goods = await readGoods(db, row);
  const totalFen = sum(goods.map(({ bought, units }) => lineAmount(bought.salesPrice, units)));
  const { allocations } = await planStock(db, goods);
  const onAccount = totalFen === 0n || (payWay === 'account' && (await reaches(db, firmId, totalFen)));
  const paidFirst = payWay === 'account' ? 'transfer' : payWay;
  const { orderId, orderNo } = await makeChildOrder(db, actor, row, goods, {
    ...{ allocations, priced: true, confirming: !onAccount, payWay: onAccount ? 'account' : paidFirst },
  });
  if (onAccount && totalFen > 0n && !(await spendCredit(db, { firmId, userId, orderId, orderNo, amountFen: totalFen })))
    throw new Error('credit was used up by somebody else meanwhile');
  await keepSettled(db, row, goods);
  return moveCase(db, row, 'confirming', { actor, kind: 'kept', detail: orderNo, set: { childOrderId: orderId } });
}
