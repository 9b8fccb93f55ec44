import { fromLetter, type Post } from '#business/messages/api/public.ts';
import { orderHref, payHref } from '#business/paths/rules/public.ts';
import { releaseStock } from '#features/catalog/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { orderMessages } from '../contract/message-events.ts';
import { expiryLetter, type HeldOrder, reminderLetter } from '../rules/hold-letters.ts';
import { payableOf } from '../rules/life/payable.ts';
import { advanceOrder } from './advance-order.ts';
import { endHold, lockPayableOrder, type PayableOrder, readEndingSoon, readExpired } from './order-payment-repo.ts';
import { insertEvent, markReleased, readHeldStock } from './order-repo.ts';
import { readOrderedItems } from './read-ordered-items.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** Orders of one run; the next run takes the rest. */
const BATCH = 200;

const heldOrder = (order: PayableOrder, holdUntil: Date): HeldOrder => {
  const { orderNo, poNumber, payWay } = order;
  return { orderNo, poNumber, payWay, dueFen: payableOf(order), holdUntil: holdUntil.toISOString() };
};

async function expireOne(db: Db, post: Post, order: PayableOrder, holdUntil: Date): Promise<void> {
  const { firmId } = order;
  const actor = { firmId, userId: null };
  await advanceOrder(db, { ...order, from: 'to_pay', to: 'cancelled', kind: 'expired', actor });
  await endHold(db, order);
  const lines = await readOrderedItems(db, order);
  await releaseStock(db, await readHeldStock(db, order));
  await markReleased(db, order);
  await post.messages.tell(db, {
    ...fromLetter(expiryLetter(heldOrder(order, holdUntil), lines, post.origin)),
    ...{ event: orderMessages.cancelled, firmId, to: [order.userId], key: `order.cancelled:${order.orderId}` },
    ...{ href: orderHref(order.orderNo), poNumber: order.poNumber },
  });
}

async function remindOne(db: Db, post: Post, order: PayableOrder, holdUntil: Date): Promise<void> {
  const { firmId, orderId } = order;
  await insertEvent(db, { firmId, orderId, userId: null, kind: 'reminded', fromStatus: 'to_pay', toStatus: 'to_pay' });
  await post.messages.tell(db, {
    ...fromLetter(reminderLetter(heldOrder(order, holdUntil), post.origin)),
    ...{ event: orderMessages.unpaid, firmId, to: [order.userId] },
    key: `order.unpaid:${orderId}:${holdUntil.toISOString()}`,
    ...{ href: payHref(order.orderNo), poNumber: order.poNumber },
  });
}

type Act = (db: Db, post: Post, order: PayableOrder, holdUntil: Date) => Promise<void>;

/** Acts on each order in a transaction of its own, if it still waits for its money when it is locked. */
async function actOnEach(database: Database, places: { firmId: bigint; orderId: bigint }[], post: Post, act: Act) {
  let done = 0;
  for (const place of places) {
    await inTransaction(database, WORKER, 'write', async (db) => {
      const order = await lockPayableOrder(db, place);
      if (order?.status !== 'to_pay' || !order.holdUntil) return;
      await act(db, post, order, order.holdUntil);
      done += 1;
    });
  }
  return done;
}

/** Cancels what was not paid in time, gives its stock back and tells the buyer; answers how many. */
export async function expireOrders(database: Database, post: Post): Promise<number> {
  const places = await inTransaction(database, WORKER, 'read', (db) => readExpired(db, BATCH));
  return actOnEach(database, places, post, expireOne);
}

/** Tells buyers, once, that an order is about to end unpaid; answers how many. */
export async function remindOfPayment(database: Database, post: Post): Promise<number> {
  const places = await inTransaction(database, WORKER, 'read', (db) => readEndingSoon(db, BATCH));
  return actOnEach(database, places, post, remindOne);
}
