import { fromLetter, type Post } from '#business/messages/api/public.ts';
import { orderHref } from '#business/paths/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { fulfilmentMessages } from '../contract/message-events.ts';
import { postponeMail } from '../rules/postpone-mail.ts';
import { readOrderHead } from './order-head-repo.ts';

export const PART_POSTPONED = 'part.postponed';

/** What a buyer is told of a promise that moved. */
export interface PostponeNews {
  firmId: string;
  orderId: string;
  promiseText: string;
  reason: string;
}

/** Has the buyer told by mail after commit. */
export function notifyPostponed(
  db: Db,
  { firmId, orderId, ...words }: Omit<PostponeNews, 'firmId' | 'orderId'> & { firmId: bigint; orderId: bigint },
): Promise<void> {
  const news: PostponeNews = { firmId: String(firmId), orderId: String(orderId), ...words };
  return enqueueEffect(db, PART_POSTPONED, news);
}

export async function tellPostponed(db: Db, post: Post, { firmId, orderId, ...words }: PostponeNews): Promise<void> {
  const order = await readOrderHead(db, { firmId: BigInt(firmId), orderId: BigInt(orderId) });
  if (!order) return;
  const href = orderHref(order.orderNo);
  await post.messages.tell(db, {
    ...fromLetter(postponeMail({ ...order, ...words }, `${post.origin}${href}`)),
    text: `现承诺：${words.promiseText}。原因：${words.reason}`,
    ...{ event: fulfilmentMessages.postponed, firmId: order.firmId, to: [order.userId] },
    // The same promise for the same reason is the same news.
    key: `parcel.postponed:${orderId}:${words.promiseText}:${words.reason}`,
    ...{ href, poNumber: order.poNumber },
  });
}
