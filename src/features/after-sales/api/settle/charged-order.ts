import type { PayableOrder } from '#features/orders/api/public.ts';
import { findCreditAccount, spendCredit } from '#features/payments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { sum } from '#platform/shared/money.ts';
import type { CaseActor, CaseRow } from '../case-repo.ts';
import { type childLine, makeChildOrder } from './child-order.ts';
import type { GoodsAllocation } from './stock-for-lines.ts';

/** Whether a company may owe so much more. */
async function reaches(db: Db, firmId: bigint, fen: bigint): Promise<boolean> {
  const account = await findCreditAccount(db, firmId);
  return account !== null && (account.limitFen < 0n || account.limitFen - account.usedFen >= fen);
}

/**
 * Makes an order of a case that costs something: on account where the first order was and the credit reaches; else the shop
 * confirms it and asks for its money first.
 */
export async function makeChargedOrder(
  db: Db,
  actor: CaseActor,
  row: CaseRow,
  { payWay, userId }: PayableOrder,
  { lines, allocations }: { lines: readonly ReturnType<typeof childLine>[]; allocations: readonly GoodsAllocation[] },
): Promise<{ orderId: bigint; orderNo: string }> {
  const { firmId } = row;
  const amountFen = sum(lines.map((line) => line.amountFen));
  const onAccount = amountFen === 0n || (payWay === 'account' && (await reaches(db, firmId, amountFen)));
  const paidFirst = payWay === 'account' ? 'transfer' : payWay;
  const made = await makeChildOrder(db, actor, row, lines, {
    ...{ allocations, confirming: !onAccount, payWay: onAccount ? 'account' : paidFirst },
  });
  if (onAccount && amountFen > 0n && !(await spendCredit(db, { firmId, userId, ...made, amountFen })))
    throw new Error('credit was used up by somebody else meanwhile');
  return made;
}
