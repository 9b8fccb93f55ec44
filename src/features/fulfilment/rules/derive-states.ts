import type { OrderStatus } from '#features/orders/rules/public.ts';
import { type OrderWork, shippedOf, type WorkPart, type WorkShipment } from './order-work.ts';
import { isUnshipped, type PartStatus } from './part-status.ts';
import { isSettled } from './shipment-status.ts';

/** Where goods stand that have left, wholly or in part; undefined while nothing has. */
type Outcome = 'partly_shipped' | 'shipped' | 'partly_signed' | 'signed' | 'refused';

function outcomeOf(shipments: readonly WorkShipment[], everythingLeft: boolean): Outcome | undefined {
  if (shipments.length === 0) return undefined;
  const signed = shipments.some(({ status }) => status === 'signed');
  if (everythingLeft && shipments.every(({ status }) => isSettled(status))) return signed ? 'signed' : 'refused';
  if (signed) return 'partly_signed';
  return everythingLeft ? 'shipped' : 'partly_shipped';
}

const hasLeft = (work: OrderWork, { partId, lines }: WorkPart) =>
  lines.every(({ lineId, quantity }) => shippedOf(work, partId, lineId) >= quantity);

/** State of a part from its parcels; before anything leaves, the warehouse says where it stands. */
export function derivePartStatus(work: OrderWork, part: WorkPart): PartStatus {
  const own = work.shipments.filter(({ partId }) => partId === part.partId);
  return outcomeOf(own, hasLeft(work, part)) ?? part.status;
}

const OF_ORDER: Readonly<Record<Outcome, OrderStatus>> = {
  partly_shipped: 'partly_shipped',
  shipped: 'to_receive',
  partly_signed: 'partly_signed',
  signed: 'signed',
  refused: 'refused',
};

/**
 * State of an order from its parts (behaviours 2.5): the one rule by which parents follow their children. Cancelled
 * parts do not count, unless there are no others.
 */
export function deriveOrderStatus(work: OrderWork): OrderStatus {
  const live = work.parts.filter(({ status }) => status !== 'cancelled');
  if (live.length === 0) return work.parts.length > 0 ? 'cancelled' : work.status;
  const everythingLeft = live.every((part) => hasLeft(work, part) && !isUnshipped(derivePartStatus(work, part)));
  const outcome = outcomeOf(work.shipments, everythingLeft);
  return outcome ? OF_ORDER[outcome] : 'to_ship';
}
