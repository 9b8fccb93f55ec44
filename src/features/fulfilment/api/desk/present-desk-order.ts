import { orderStates, orderStatusLabel, paymentText, readPayWay, receivedOf } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { DeskOrder, DeskPart, ParcelAct, PartAct } from '../../contract/fulfilment-desk-schemas.ts';
import { RETURNED } from '../../rules/carrier-news.ts';
import { deskActLabel } from '../../rules/desk-acts.ts';
import { type OrderWork, shippedOf, type WorkLine, type WorkPart } from '../../rules/order-work.ts';
import { awaitsWarehouse, PART_STATUSES, partStates } from '../../rules/part-status.ts';
import { shipmentStates } from '../../rules/shipment-status.ts';
import { unsentOf } from '../../rules/unsent-units.ts';
import { fromText, type ParcelReader, partPromiseText, presentGoods, presentParcel } from '../present-parcel.ts';
import { presentSign } from '../present-sign.ts';
import { type ParcelRow, readParcels, readSigns, readWarehouseNames } from '../read-parcels.ts';
import type { WorkActor } from '../work-actor.ts';
import { readBuyerName, readDeskLog, readFacts } from './read-desk-order.ts';

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** The desk signs for carriers that tell nothing; of a company it learns what is told outside. */
const DESK_READER: ParcelReader = { maySign: true, inside: false };
const deskGoods = (line: WorkLine) => presentGoods(line, DESK_READER.inside);

/** What can be done with a part now; what was picked leaves, whatever is still missing. */
function actsOf({ status, partId, lines }: WorkPart, work: OrderWork): PartAct[] {
  const acts = partStates.deskActs(status);
  const ready = lines.some(({ lineId, picked }) => picked > shippedOf(work, partId, lineId));
  return status !== 'cancelled' && ready ? [...acts, 'ship'] : acts;
}

type Around = { names: ReadonlyMap<string, string>; today: string };

function presentPart(work: OrderWork, part: WorkPart, { names, today }: Around): DeskPart {
  const { partId, partNo, warehouse, status } = part;
  const { shipOn, arriveOn } = part.promise;
  const heldFor = (lineId: bigint) =>
    work.held
      .filter((one) => one.lineId === lineId && one.warehouse === warehouse)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    partNo,
    warehouse,
    shipOn,
    arriveOn,
    promise: partPromiseText(part),
    status,
    statusLabel: PART_STATUSES[status].label,
    from: fromText(warehouse, names),
    overdue: shipOn !== null && shipOn < today && awaitsWarehouse(status),
    acts: actsOf(part, work),
    lines: work.lines.flatMap((line) => {
      const own = part.lines.find(({ lineId }) => lineId === line.lineId);
      if (!own) return [];
      const counts = { picked: own.picked, shipped: shippedOf(work, partId, line.lineId), held: heldFor(line.lineId) };
      return [{ ...deskGoods(line), quantity: own.quantity, ...counts }];
    }),
  };
}

function presentFacts({ order, customerCode, firmName, lines }: Facts, work: OrderWork) {
  const { orderNo, version, status, poNumber, note, submittedAt, totalFen, address } = order;
  const { receiver, phone, province, city, district, detail } = address;
  const region = [province, city === province ? '' : city, district, detail].filter(Boolean).join(' ');
  return {
    orderNo,
    version,
    status,
    poNumber,
    note,
    customerCode,
    firmName,
    statusLabel: orderStatusLabel(work.status),
    payment: paymentText({
      status: work.status,
      payWay: readPayWay(order.payWay),
      received: receivedOf(order.paymentStatus),
    }),
    submittedAt: submittedAt.toISOString(),
    totalAmount: formatAmount(totalFen),
    address: { receiver, phone, place: region },
    lines: work.lines.map((line) => {
      const { shipped = 0, signed = 0 } = lines.get(line.lineId) ?? {};
      const { quantity, cancelled } = line;
      return { ...deskGoods(line), quantity, cancelled, shipped, signed };
    }),
  };
}

/** Refused, from a warehouse of ours, and not back yet. */
function mayTakeBack(work: OrderWork, { shipmentId, events }: ParcelRow): boolean {
  const shipment = work.shipments.find((one) => one.shipmentId === shipmentId);
  const part = work.parts.find(({ partId }) => partId === shipment?.partId);
  if (shipment?.status !== 'refused' || !part?.warehouse) return false;
  return events.every(({ noticeId }) => noticeId !== RETURNED);
}

/** What can be done with a parcel now. */
function parcelActs(work: OrderWork, row: ParcelRow): ParcelAct[] {
  const shipment = work.shipments.find(({ shipmentId }) => shipmentId === row.shipmentId);
  const acts = shipment ? shipmentStates.deskActs(shipment.status) : [];
  return mayTakeBack(work, row) ? [...acts, 'takeBack'] : acts;
}

/** Everything the desk needs to know of an order to send it. */
export async function presentDeskOrder(db: Db, actor: WorkActor, work: OrderWork, today: string): Promise<DeskOrder> {
  const facts = await readFacts(db, work);
  const names = await readWarehouseNames(db);
  const log = await readDeskLog(db, actor, work.orderNo);
  const parcels = await readParcels(db, work);
  return {
    ...presentFacts(facts, work),
    buyerName: await readBuyerName(db, actor, work),
    parts: work.parts.map((part) => presentPart(work, part, { names, today })),
    parcels: parcels.map((row) => ({ ...presentParcel(work, row, DESK_READER), acts: parcelActs(work, row) })),
    signs: (await readSigns(db, work)).map((row) => presentSign(work, row, DESK_READER.inside)),
    log: log.map(({ at, action, after, actorName }) => ({
      at: at.toISOString(),
      label: deskActLabel(action),
      actorName,
      detail: after?.text ?? after?.detail ?? after?.reason ?? '',
    })),
    acts: [
      ...(orderStates.allows('confirm', work.status) ? (['confirm'] as const) : []),
      ...(unsentOf(work).length > 0 ? (['cancel'] as const) : []),
    ],
    splitting: work.status === 'to_ship' && work.parts.length === 0,
  };
}
