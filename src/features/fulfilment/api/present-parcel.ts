import { toldLineFields } from '#business/line-fields/rules/public.ts';
import { type KeptPromise, skuPicture, wordPromise } from '#features/catalog/rules/public.ts';
import type { Parcel, ParcelGoods, WaitingPart } from '../contract/fulfilment-schemas.ts';
import { type OrderWork, type ParcelLine, shippedOf, type WorkLine, type WorkPart } from '../rules/order-work.ts';
import { PART_STATUSES } from '../rules/part-status.ts';
import { AUTO_SIGN_DAYS } from '../rules/settle-days.ts';
import { isSettled, SHIPMENT_STATUSES } from '../rules/shipment-status.ts';
import type { ParcelRow } from './read-parcels.ts';

const DAY_MS = 86_400_000;

/** The goods of a line. `inside`: people of the buyer's company read it. */
export const presentGoods = (
  { lineNo, itemNo, productName, orderUnit, fields }: WorkLine,
  inside: boolean,
): Omit<ParcelGoods, 'quantity'> => ({
  lineNo,
  skuCode: itemNo,
  productName,
  orderUnit,
  productImg: skuPicture({ itemNo }),
  ...toldLineFields(fields, inside),
});

/** Lines in the order of the order, with their goods. */
function presentLines(work: OrderWork, lines: readonly ParcelLine[], inside: boolean): ParcelGoods[] {
  return work.lines.flatMap((line) => {
    const found = lines.find(({ lineId }) => lineId === line.lineId);
    return found ? [{ ...presentGoods(line, inside), quantity: found.quantity }] : [];
  });
}

/** 上海仓, or 供应商直送 for what never lies in a warehouse of ours. */
export const fromText = (warehouse: string | null, names: ReadonlyMap<string, string>) =>
  warehouse === null ? '供应商直送' : (names.get(warehouse) ?? warehouse);

/** What is promised for a part, to those who send it and those who wait for it: 11月23日发货，11月24日送达. */
export const partPromiseText = ({ promise, lines }: { promise: KeptPromise; lines: readonly unknown[] }) =>
  wordPromise([{ quantity: lines.length, unit: '种', promise }], { both: true });

/** Who reads of parcels. */
export interface ParcelReader {
  /** One of those who may say what arrived. */
  maySign: boolean;
  /** One of the buyer's company. */
  inside: boolean;
}

export function presentParcel(work: OrderWork, row: ParcelRow, { maySign, inside }: ParcelReader): Parcel {
  const shipment = work.shipments.find(({ shipmentId }) => shipmentId === row.shipmentId);
  const { shipmentNo, carrier, trackingNo, shippedAt, deliveredAt } = row;
  const status = shipment?.status ?? 'shipped';
  const part = work.parts.find(({ partId }) => partId === shipment?.partId);
  const silent = status === 'delivered' && deliveredAt;
  return {
    shipmentNo,
    carrier,
    trackingNo,
    status,
    statusLabel: SHIPMENT_STATUSES[status].label,
    partNo: part?.partNo ?? 1,
    promise: part && !isSettled(status) ? partPromiseText(part) : null,
    shippedAt: shippedAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    lines: presentLines(work, shipment?.lines ?? [], inside),
    events: row.events.map(({ happenedAt, place, words }) => ({ at: happenedAt.toISOString(), place, words })),
    canSign: maySign && !isSettled(status),
    autoSignAt: silent ? new Date(deliveredAt.getTime() + AUTO_SIGN_DAYS * DAY_MS).toISOString() : null,
  };
}

/** What of a part has not left yet; null when all of it has. */
export function presentWaiting(
  work: OrderWork,
  part: WorkPart,
  { names, inside }: { names: ReadonlyMap<string, string>; inside: boolean },
): WaitingPart | null {
  const left = part.lines.flatMap(({ lineId, quantity }) => {
    const waiting = quantity - shippedOf(work, part.partId, lineId);
    return waiting > 0 ? [{ lineId, quantity: waiting }] : [];
  });
  if (part.status === 'cancelled' || left.length === 0) return null;
  const { partNo, status, warehouse } = part;
  return {
    partNo,
    promise: partPromiseText(part),
    status,
    statusLabel: PART_STATUSES[status].label,
    from: fromText(warehouse, names),
    lines: presentLines(work, left, inside),
  };
}
