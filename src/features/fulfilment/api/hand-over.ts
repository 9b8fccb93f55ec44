import type { Db } from '#platform/api/database.ts';
import { countAsSent } from '../rules/sign-counts.ts';
import { pickAll } from './desk/pick-part.ts';
import { shipPart } from './desk/ship-part.ts';
import { startPicking } from './desk/start-picking.ts';
import { openWork, shipmentOf } from './open-work.ts';
import { signShipment } from './sign-shipment.ts';
import { NOBODY } from './work-actor.ts';
import type { OrderName } from './work-repo.ts';

interface HandedOver {
  carrier: string;
  /** Of the parcel; further parts count behind it. */
  trackingNo: string;
  signer: string;
}

/** Books an order whose goods lie with the buyer already: sent and signed for, part by part, as any other. */
export async function handOver(db: Db, name: OrderName, { carrier, trackingNo, signer }: HandedOver): Promise<void> {
  const { orderNo, parts } = await openWork(db, name);
  for (const { partNo, status } of parts) {
    if (status !== 'to_pick') continue;
    await startPicking(db, NOBODY, { orderNo, partNo });
    await pickAll(db, NOBODY, { orderNo, partNo });
    const number = partNo === 1 ? trackingNo : `${trackingNo}-${partNo}`;
    const sent = await shipPart(db, NOBODY, { orderNo, partNo, carrier, trackingNo: number });
    const parcel = sent.shipments.find((one) => one.carrier === carrier && one.trackingNo === number);
    if (!parcel) throw new Error('a parcel that was sent is not there');
    const { shipmentNo } = parcel;
    const counts = countAsSent(shipmentOf(sent, shipmentNo).lines);
    const facts = { shipmentNo, signer, kind: 'auto', note: '', counts, signedAt: new Date() } as const;
    await signShipment(db, NOBODY, sent, facts);
  }
}
