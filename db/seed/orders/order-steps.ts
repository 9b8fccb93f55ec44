import { findWay } from '#business/documents/rules/public.ts';
import {
  deriveOrderStatus,
  type OrderWork,
  type ShipmentStatus,
  type WorkShipment,
} from '#features/fulfilment/rules/public.ts';
import { ORDER_STATUSES, type OrderEventKind, type OrderStatus } from '#features/orders/rules/public.ts';
import type { Journey, JourneyPart } from './plan-journey.ts';

export interface OrderStep {
  at: Date;
  kind: OrderEventKind;
  from: OrderStatus | null;
  to: OrderStatus;
  /** States between the two, the last one included; empty where the order stays where it is. */
  way: OrderStatus[];
  detail: string;
  /** Done by the buyer, not by the shop. */
  byBuyer: boolean;
}

interface Happening {
  at: Date;
  kind: OrderEventKind;
  place: number;
  status: ShipmentStatus;
  detail: string;
}

/** State of a part's parcel by now; null while it has not left. */
export function parcelStatus({ shippedAt, collectedAt, deliveredAt, settledAt, outcome }: JourneyPart) {
  if (settledAt) return outcome === 'refused' ? 'refused' : 'signed';
  if (deliveredAt) return 'delivered';
  if (collectedAt) return 'in_transit';
  return shippedAt ? 'shipped' : null;
}

function happeningsOf(part: JourneyPart, place: number): Happening[] {
  const { shippedAt, deliveredAt, settledAt, carrier, outcome, lines } = part;
  const refused = outcome === 'refused';
  const happenings: Happening[] = [];
  if (shippedAt) {
    const detail = `${carrier}，${lines.length} 种商品`;
    happenings.push({ at: shippedAt, kind: 'shipped', place, status: 'shipped', detail });
  }
  if (deliveredAt) happenings.push({ at: deliveredAt, kind: 'delivered', place, status: 'delivered', detail: '' });
  if (settledAt) {
    const [kind, status] = refused ? (['refused', 'refused'] as const) : (['signed', 'signed'] as const);
    happenings.push({ at: settledAt, kind, place, status, detail: outcome === 'auto' ? '系统自动签收' : '' });
  }
  return happenings;
}

const shipmentOf = ({ lines }: JourneyPart, place: number, status: ShipmentStatus): WorkShipment => ({
  shipmentId: BigInt(place),
  partId: BigInt(place),
  shipmentNo: '',
  carrier: '',
  trackingNo: '',
  status,
  lines,
  received: [],
});

/** Parts as the rules see them when nothing has left. */
export const partsOf = ({ parts }: Pick<Journey, 'parts'>): OrderWork['parts'] =>
  parts.map(({ lines, warehouse, promise }, place) => ({
    partId: BigInt(place),
    partNo: place + 1,
    warehouse,
    promise,
    status: 'picked',
    lines: lines.map((line) => ({ ...line, picked: line.quantity })),
  }));

/** The order as the rules see it when nothing has left. */
function workOf(journey: Journey): OrderWork {
  return {
    firmId: 0n,
    orderId: 0n,
    orderNo: '',
    userId: 0n,
    poNumber: null,
    status: 'to_ship',
    version: 1,
    submittedAt: new Date(0),
    lines: [],
    shipments: [],
    held: [],
    parts: partsOf(journey),
  };
}

/** What happened to an order, in time, with the states the shop's own rule derives from its parcels. */
export function orderSteps(submittedAt: Date, journey: Journey): OrderStep[] {
  const born: OrderStep = {
    at: submittedAt,
    kind: 'created',
    from: null,
    to: 'to_ship',
    way: [],
    detail: '',
    byBuyer: true,
  };
  const { cancelledAt, completedAt, parts } = journey;
  if (cancelledAt) {
    const off = { from: 'to_ship', to: 'cancelled', way: ['cancelled'], detail: '需求取消', byBuyer: true } as const;
    return [born, { at: cancelledAt, kind: 'cancelled', ...off, way: [...off.way] }];
  }
  const steps = [born];
  const work = workOf(journey);
  const happenings = parts.flatMap(happeningsOf).sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, kind, place, status, detail } of happenings) {
    const part = parts[place];
    if (!part) continue;
    const others = work.shipments.filter(({ partId }) => partId !== BigInt(place));
    work.shipments = [...others, shipmentOf(part, place, status)];
    const from = work.status;
    work.status = deriveOrderStatus(work);
    const way = findWay(ORDER_STATUSES, from, work.status);
    if (!way) throw new Error(`no way from ${from} to ${work.status}`);
    const byBuyer = kind === 'signed' && part.outcome === 'person';
    steps.push({ at, kind, from, to: work.status, way, detail, byBuyer });
  }
  if (completedAt && work.status === 'signed') {
    const end = { kind: 'completed', from: 'signed', to: 'completed', way: ['completed'] } as const;
    steps.push({ at: completedAt, ...end, way: [...end.way], detail: '', byBuyer: false });
  }
  return steps;
}
