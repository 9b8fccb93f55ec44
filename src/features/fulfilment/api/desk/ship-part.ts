import { todayInShanghai } from '#features/catalog/rules/public.ts';
import { shipHeld } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/fulfilment-errors.ts';
import { promiseAfterSending } from '../../rules/part-promise.ts';
import { readyOf, shipProblem } from '../../rules/ship-part.ts';
import { notifyBuyer } from '../notify-buyer.ts';
import { byLineId, openWork, partOf } from '../open-work.ts';
import { keepPartPromise } from '../part-repo.ts';
import { settleWork } from '../settle-work.ts';
import { insertNews, insertShipment } from '../shipment-repo.ts';
import type { WorkActor } from '../work-actor.ts';
import { stockOf } from './pick-part.ts';

export interface ShipRequest {
  orderNo: string;
  version?: number;
  partNo: number;
  carrier: string;
  trackingNo: string;
  /** Absent: everything that lies ready. */
  lines?: readonly { lineNo: number; quantity: number }[];
}

/**
 * Hands a parcel to its carrier: what was held leaves the stock exactly once, the order moves on and the buyer is told.
 */
export async function shipPart(db: Db, actor: WorkActor, request: ShipRequest) {
  const { orderNo, version, carrier, trackingNo } = request;
  const work = await openWork(db, { orderNo }, version);
  const part = partOf(work, request.partNo);
  const ready = readyOf(work, part);
  if (part.status === 'cancelled' || ready.length === 0) throw refuse(deskErrors, 'PART_NOT_READY');
  const lines = request.lines ? byLineId(work, request.lines) : ready;
  const problem = shipProblem(ready, lines);
  if (problem) throw refuse(deskErrors, 'QUANTITIES_REFUSED', { message: problem });
  const { firmId, orderId } = work;
  const sent = await insertShipment(db, { firmId, orderId, partId: part.partId, carrier, trackingNo }, lines);
  if (!sent) throw refuse(deskErrors, 'TRACKING_TAKEN');
  if (!(await shipHeld(db, work, stockOf(work, part, lines)))) throw refuse(deskErrors, 'STOCK_SHORT');
  const parcel = { firmId, shipmentId: sent.shipmentId };
  await insertNews(db, parcel, {
    noticeId: 'shipped',
    happenedAt: new Date(),
    place: '',
    words: `商品已出库，交给${carrier}承运`,
  });
  await keepPartPromise(db, { firmId, partId: part.partId }, promiseAfterSending(part, todayInShanghai(new Date())));
  await notifyBuyer(db, parcel, 'shipped');
  const detail = `${carrier} ${trackingNo}，${lines.length} 种商品`;
  const after = { partNo: part.partNo, shipmentNo: sent.shipmentNo, carrier, trackingNo, lineCount: lines.length };
  return settleWork(db, actor, work, { kind: 'shipped', detail, action: 'shipment.sent', after });
}
