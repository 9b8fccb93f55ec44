import { orderHref } from '#business/paths/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { Messages } from '#platform/api/messages.ts';
import { shipmentMail } from '../rules/shipment-mail.ts';
import type { ShipmentNews } from './notify-buyer.ts';
import { readParcelMail } from './read-parcel-mail.ts';

export interface Post {
  messages: Messages;
  /** Public origin without a trailing slash. */
  origin: string;
}

/** Mails the buyer what happened to a parcel; who left no address is not told. In the name of the buyer's firm. */
export async function mailBuyer(
  db: Db,
  { messages, origin }: Post,
  parcel: { firmId: bigint; shipmentId: bigint },
  kind: ShipmentNews['kind'],
): Promise<void> {
  const facts = await readParcelMail(db, parcel);
  if (!facts) return;
  const link = `${origin}${orderHref(facts.orderNo)}`;
  await messages.mail(db, { to: facts.email, ...shipmentMail(kind, facts, link) });
}
