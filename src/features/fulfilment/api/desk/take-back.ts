import { moveStock } from '#features/catalog/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/fulfilment-errors.ts';
import { RETURNED } from '../../rules/carrier-news.ts';
import type { OrderWork } from '../../rules/order-work.ts';
import { openWork, shipmentOf } from '../open-work.ts';
import { insertNews } from '../shipment-repo.ts';
import type { WorkActor } from '../work-actor.ts';
import { stockOf } from './pick-part.ts';

/**
 * Goods of a parcel that was refused are back in the warehouse they left from, and can be sold again. Once per parcel:
 * the news of it stands among the parcel's news under one number.
 */
export async function takeBack(
  db: Db,
  actor: WorkActor,
  { orderNo, version, shipmentNo }: { orderNo: string; version: number; shipmentNo: string },
): Promise<OrderWork> {
  const work = await openWork(db, { orderNo }, version);
  const { shipmentId, partId, status, lines } = shipmentOf(work, shipmentNo);
  const part = work.parts.find((one) => one.partId === partId);
  const goods = part ? stockOf(work, part, lines) : [];
  if (status !== 'refused') throw refuse(deskErrors, 'SHIPMENT_NOT_READY');
  if (goods.length === 0) throw refuse(deskErrors, 'GOODS_OF_SUPPLIER');
  const news = { noticeId: RETURNED, happenedAt: new Date(), place: '', words: '拒收商品已退回仓库' };
  if (!(await insertNews(db, { firmId: work.firmId, shipmentId }, news))) throw refuse(deskErrors, 'GOODS_BACK');
  const moves = goods.map(({ skuId, warehouse, quantity }) => ({ skuId, warehouse, onHand: quantity, reserved: 0 }));
  if (!(await moveStock(db, moves))) throw refuse(deskErrors, 'SHIPMENT_NOT_READY');
  const detail = `${shipmentNo} ${news.words}`;
  const counted = goods.map(({ lineId, warehouse, quantity }) => ({ line: String(lineId), warehouse, quantity }));
  await writeAudit(db, actor, {
    action: 'shipment.returned',
    objectType: 'order',
    objectId: orderNo,
    after: { detail, shipmentNo, lines: counted },
  });
  return work;
}
