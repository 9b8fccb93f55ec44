import type { CarrierStep } from '#business/carriers/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { shipmentStepsAfter } from '../rules/carrier-news.ts';
import type { OrderWork } from '../rules/order-work.ts';
import type { ShipmentStatus } from '../rules/shipment-status.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { openWork, shipmentOf } from './open-work.ts';
import { settleWork } from './settle-work.ts';
import { findShipment, findTracked, insertNews, insertSign, moveShipment, type News } from './shipment-repo.ts';
import type { WorkActor } from './work-actor.ts';

export interface CarrierNews extends News {
  step: CarrierStep;
  /** Who did not take it, for `refused`. */
  signer?: string;
}

/** A parcel by our number or by the carrier's. */
export type ParcelName = { shipmentNo: string } | { carrier: string; trackingNo: string };

const findParcel = (db: Db, name: ParcelName) =>
  'shipmentNo' in name ? findShipment(db, name.shipmentNo) : findTracked(db, name);

const KINDS = { delivered: 'delivered', refused: 'refused' } as const;

/** What the new state of a parcel means for others than the parcel itself. */
async function follow(
  db: Db,
  { firmId, orderId }: OrderWork,
  shipmentId: bigint,
  to: ShipmentStatus,
  news: CarrierNews,
): Promise<void> {
  if (to === 'refused') {
    const { signer = '', words: note, happenedAt: signedAt } = news;
    await insertSign(db, { firmId, orderId, shipmentId, signer, kind: 'refused', note, signedAt }, []);
  }
  if (to === 'delivered' || to === 'refused') await notifyBuyer(db, { firmId, shipmentId }, to);
}

/**
 * Takes in what a carrier tells of a parcel. The same news twice is one; news that comes late is kept in its place and
 * moves nothing back. Answers the order, or null where the news changed no state.
 */
export async function notifyNews(
  db: Db,
  actor: WorkActor,
  name: ParcelName,
  news: CarrierNews,
  version?: number,
): Promise<OrderWork | null> {
  const parcel = await findParcel(db, name);
  if (!parcel) throw notFound('包裹');
  const work = await openWork(db, parcel, version);
  const { noticeId, happenedAt, place, words, step } = news;
  const { shipmentId } = parcel;
  const shipment = work.shipments.find((one) => one.shipmentId === shipmentId);
  if (!shipment || !(await insertNews(db, parcel, { noticeId, happenedAt, place, words }))) return null;
  const steps = shipmentStepsAfter(shipment.status, step);
  const to = steps.at(-1);
  if (!to) return null;
  await moveShipment(db, parcel, steps, happenedAt);
  await follow(db, work, shipmentId, to, news);
  const { shipmentNo } = shipmentOf(work, shipment.shipmentNo);
  return settleWork(db, actor, work, {
    kind: to === 'delivered' || to === 'refused' ? KINDS[to] : null,
    detail: `${shipmentNo} ${words}`,
    action: `shipment.${to}`,
    after: { shipmentNo, noticeId },
  });
}
