import { fromLetter, type Post } from '#business/messages/api/public.ts';
import { orderHref } from '#business/paths/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { fulfilmentMessages } from '../contract/message-events.ts';
import { shipmentMail } from '../rules/shipment-mail.ts';
import type { ShipmentNews } from './notify-buyer.ts';
import { readParcelMail } from './read-parcel-mail.ts';

/** Tells the buyer what happened to a parcel. In the name of the buyer's firm. */
export async function tellOfParcel(
  db: Db,
  { messages, origin }: Post,
  parcel: { firmId: bigint; shipmentId: bigint },
  { kind, by }: Pick<ShipmentNews, 'kind' | 'by'>,
): Promise<void> {
  const facts = await readParcelMail(db, parcel);
  // Who signed himself knows.
  if (!facts || (kind === 'signedByOther' && by?.userId === String(facts.userId))) return;
  const { userId, orderNo, poNumber, shipmentNo } = facts;
  const href = orderHref(orderNo);
  const number = poNumber ? `${orderNo}（PO ${poNumber}）` : orderNo;
  const wordsOf = () => {
    if (kind === 'signed') return { title: `订单 ${number} 已自动签收` };
    if (kind === 'signedByOther') return { title: `订单 ${number} 已签收，签收人：${by?.signer}` };
    return fromLetter(shipmentMail(kind, facts, `${origin}${href}`));
  };
  await messages.tell(db, {
    ...wordsOf(),
    text: `发货单 ${shipmentNo}，${facts.carrier} ${facts.trackingNo}，共 ${facts.lines.length} 种商品。`,
    ...{
      event: fulfilmentMessages[kind],
      firmId: parcel.firmId,
      to: [userId],
      key: `parcel.${kind}:${parcel.shipmentId}`,
    },
    ...{ href, poNumber },
  });
}
