import type { Post } from '#business/messages/api/public.ts';
import { orderHref } from '#business/paths/rules/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { orderMessages } from '../contract/message-events.ts';
import { ORDER_CANCELLED, ORDER_READY, type OrderNews } from './order-news.ts';
import { readToldOrder } from './read-told-order.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

type Kind = 'confirmed' | 'cancelled';

const WORDS = {
  confirmed: { title: '已确认，正在备货', text: '订单已确认，我们正在备货，发货后会通知您。' },
  cancelled: { title: '已取消', text: '订单已取消，占用的库存、额度和预算已释放。' },
} as const;

async function tellBuyer(db: Db, { messages }: Post, { firmId, orderId }: OrderNews, kind: Kind): Promise<void> {
  const order = await readToldOrder(db, { firmId: BigInt(firmId), orderId: BigInt(orderId) });
  if (!order) return;
  // Parts that were called off leave an order standing, and who cancelled it himself knows.
  if (kind === 'cancelled' && (order.status !== 'cancelled' || order.endedBy === order.userId)) return;
  if (kind === 'confirmed' && order.status === 'cancelled') return;
  const { userId, orderNo, poNumber, totalFen } = order;
  const number = poNumber ? `${orderNo}（PO 号 ${poNumber}）` : orderNo;
  await messages.tell(db, {
    ...{ event: orderMessages[kind], firmId: BigInt(firmId), to: [userId], key: `order.${kind}:${orderId}` },
    title: `订单 ${number} ${WORDS[kind].title}`,
    text: `${WORDS[kind].text}金额 ${displayFen(totalFen)}。`,
    ...{ href: orderHref(orderNo), poNumber },
  });
}

/** Tells buyers that their orders stand, and that somebody else has cancelled them. */
export function orderMessageEffects(database: Database, post: Post): EffectHandlers {
  const telling = (kind: Kind) => (payload: unknown) =>
    inTransaction(database, WORKER, 'write', (db) => tellBuyer(db, post, payload as OrderNews, kind));
  return { [ORDER_READY]: telling('confirmed'), [ORDER_CANCELLED]: telling('cancelled') };
}
