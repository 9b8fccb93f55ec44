import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';

export const SHIPMENT_TOLD = 'shipment.told';

/** What a buyer is told of a parcel. */
export interface ShipmentNews {
  firmId: string;
  shipmentId: string;
  kind: 'shipped' | 'delivered' | 'refused' | 'signed' | 'signedByOther';
  /** Who signed, for `signedByOther`: his account, and the name he wrote. */
  by?: { userId: string | null; signer: string };
}

/** Has the buyer told by mail after commit. */
export function notifyBuyer(
  db: Db,
  { firmId, shipmentId }: { firmId: bigint; shipmentId: bigint },
  kind: ShipmentNews['kind'],
  by?: ShipmentNews['by'],
): Promise<void> {
  const news: ShipmentNews = { firmId: String(firmId), shipmentId: String(shipmentId), kind, by };
  return enqueueEffect(db, SHIPMENT_TOLD, news);
}
