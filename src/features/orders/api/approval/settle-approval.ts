import { lineFieldsOf } from '#business/line-fields/rules/public.ts';
import { returnToCart } from '#features/cart/api/public.ts';
import { releaseStock } from '#features/catalog/api/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { type PayAct, payAct } from '../../rules/hold-letters.ts';
import { openQuantity } from '../../rules/life/cancel-lines.ts';
import { payableOf } from '../../rules/life/payable.ts';
import { deadlineAfterApproval } from '../../rules/pay-deadline.ts';
import { initialStatus, readPayWay } from '../../rules/pay-ways.ts';
import { advanceOrder } from '../advance-order.ts';
import { applyCancellation } from '../cancel/apply-cancellation.ts';
import type { MoneySettings } from '../open-payment.ts';
import { announceCancelled } from '../order-news.ts';
import { markReleased, readHeldStock } from '../order-repo.ts';
import type { LockedOrder } from '../order-scope-repo.ts';
import { lockOrderToApprove, type OrderName, readOrderToApprove, writeApproval } from './approving-order-repo.ts';
import { readPayTerms } from './read-pay-terms.ts';

type Actor = Pick<Caller, 'firmId' | 'userId'>;

/** An order that waits for its approval, locked; anything else is a mistake of whoever asks. */
async function lockWaiting(db: Db, name: OrderName): Promise<LockedOrder> {
  const order = await lockOrderToApprove(db, name);
  if (order?.status !== 'approving') throw new Error(`order ${name.documentNo} does not wait for approval`);
  return order;
}

/**
 * Everybody has agreed: what is bought on account goes to its goods, everything else waits for its money, held anew for
 * working days of its firm (decision 0035). Answers what its buyer has to do now.
 */
export async function approveOrder(
  db: Db,
  { money, hold }: MoneySettings,
  name: OrderName,
  actor: Actor,
): Promise<PayAct | null> {
  const order = await lockWaiting(db, name);
  const payWay = readPayWay(order.payWay);
  const now = new Date();
  const until =
    payWay === 'account' ? null : deadlineAfterApproval(payWay, hold, await readPayTerms(db, order.firmId, now), now);
  await writeApproval(db, order, { approvalStatus: 'passed', holdUntil: until });
  const place = { firmId: order.firmId, orderId: order.id, orderNo: order.orderNo };
  const totalFen = payableOf({ ...order, status: 'approving' });
  // Credit was used when the order was made; other money is asked for only now.
  if (payWay !== 'account')
    await money.book(db, { ...place, userId: order.userId, totalFen, payWay, holdUntil: until });
  await advanceOrder(db, { ...place, from: 'approving', to: initialStatus(payWay), kind: 'approved', actor });
  return until && payAct({ orderNo: order.orderNo, payWay, dueFen: totalFen, holdUntil: until.toISOString() });
}

export interface OrderEnd {
  kind: 'refused' | 'withdrawn' | 'expired';
  actor: Actor;
  reason: string;
}

const EVENT_OF = { refused: 'not_approved', withdrawn: 'cancelled', expired: 'approval_expired' } as const;

/** It was not approved: stock goes back at once, those who hold credit or budget for it hear of it. */
export async function endOrder(db: Db, name: OrderName, { kind, actor, reason }: OrderEnd): Promise<void> {
  const order = await lockWaiting(db, name);
  const place = { firmId: order.firmId, orderId: order.id, orderNo: order.orderNo };
  const to = kind === 'refused' ? 'rejected' : 'cancelled';
  await writeApproval(db, order, { approvalStatus: kind === 'refused' ? 'refused' : 'none', holdUntil: null });
  await advanceOrder(db, {
    ...place,
    from: 'approving',
    to,
    kind: EVENT_OF[kind],
    actor,
    detail: reason.slice(0, 500),
  });
  if (to === 'rejected') await announceCancelled(db, place);
  await releaseStock(db, await readHeldStock(db, place));
  await markReleased(db, place);
}

/** Lines that were not approved are called off as a buyer calls them off, and lie in his cart again. */
export async function dropOrderLines(
  db: Db,
  name: OrderName,
  { lineNos, actor, reason }: { lineNos: readonly number[]; actor: { userId: bigint }; reason: string },
): Promise<void> {
  const order = await lockWaiting(db, name);
  const found = await readOrderToApprove(db, name);
  const dropped = (found?.lines ?? []).filter(({ lineNo }) => lineNos.includes(lineNo));
  const lines = dropped.map((line) => ({ lineNo: line.lineNo, quantity: openQuantity(line) }));
  await applyCancellation(db, order, { userId: actor.userId, reason: `未通过审批：${reason}`, lines });
  const owner = { firmId: order.firmId, userId: order.userId, cartType: 'enterprise' } as const;
  await returnToCart(
    db,
    owner,
    dropped.map((line) => ({
      skuId: line.skuId,
      salesPrice: line.salesPrice,
      quantity: openQuantity(line),
      ...lineFieldsOf(line),
    })),
  );
}
