import type { Post } from '#business/messages/api/public.ts';
import { orderHref } from '#business/paths/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { fulfilmentMessages } from '../contract/message-events.ts';
import type { LatePart } from './due-repo.ts';

/** Tells the buyer that a part has not left on the day it was promised for, once for each promise. */
export function tellLate(
  db: Db,
  { messages }: Post,
  { firmId, partId, partNo, promisedOn, userId, orderNo, poNumber }: LatePart,
): Promise<void> {
  const number = poNumber ? `${orderNo}（PO 号 ${poNumber}）` : orderNo;
  return messages.tell(db, {
    ...{ event: fulfilmentMessages.late, firmId, to: [userId], key: `parcel.late:${partId}:${promisedOn}` },
    title: `订单 ${number} 晚于承诺交期`,
    text: `第 ${partNo} 批商品原定 ${promisedOn} 发货，目前还没有发出，我们正在跟进。`,
    ...{ href: orderHref(orderNo), poNumber },
  });
}
