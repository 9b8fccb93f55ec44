import { NO_LINE_FIELDS } from '#business/line-fields/rules/public.ts';
import { NO_PROMISE } from '#features/catalog/rules/public.ts';
import type { OrderWork, ParcelLine, WorkPart, WorkShipment } from '#features/fulfilment/rules/order-work.ts';

export const parcelLine = (lineId: number, quantity: number): ParcelLine => ({ lineId: BigInt(lineId), quantity });

/** A part of an order: units by line, of a warehouse of ours unless told otherwise, nothing picked. */
export const workPart = (n: number, lines: readonly ParcelLine[], facts: Partial<WorkPart> = {}): WorkPart => ({
  partId: BigInt(n),
  partNo: n,
  warehouse: 'SH',
  promise: NO_PROMISE,
  status: 'to_pick',
  lines: lines.map((line) => ({ ...line, picked: 0 })),
  ...facts,
});

/** A parcel of a part. */
export const workShipment = (
  part: number,
  lines: readonly ParcelLine[],
  status: WorkShipment['status'] = 'shipped',
): WorkShipment => ({
  shipmentId: BigInt(part),
  partId: BigInt(part),
  shipmentNo: '',
  carrier: '',
  trackingNo: '',
  status,
  lines: [...lines],
  received: [],
});

/** An order of these parts; each of its lines wants what its parts have. */
export function orderWork(
  parts: WorkPart[],
  facts: Partial<Pick<OrderWork, 'shipments' | 'held' | 'status'>> = {},
): OrderWork {
  const units = new Map<bigint, number>();
  for (const { lineId, quantity } of parts.flatMap(({ lines }) => lines))
    units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  const goods = {
    productName: '螺栓',
    orderUnit: '个',
    cancelled: 0,
    dayType: 0,
    deliveryDays: null,
    promises: [],
    fields: NO_LINE_FIELDS,
  };
  return {
    firmId: 1n,
    orderId: 1n,
    orderNo: 'SO',
    userId: 1n,
    poNumber: null,
    status: 'to_ship',
    version: 1,
    submittedAt: new Date('2026-11-18T10:00:00+08:00'),
    parts,
    shipments: [],
    held: [],
    lines: [...units].map(([lineId, quantity]) => ({
      ...goods,
      lineId,
      lineNo: Number(lineId),
      skuId: lineId + 100n,
      itemNo: `A${lineId}`,
      quantity,
    })),
    ...facts,
  };
}
