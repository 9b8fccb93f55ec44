import { findWay } from '#business/documents/rules/public.ts';
import { keepDeliveryCounts, keepPromises, moveOrder, tellEvent, touchOrder } from '#features/orders/api/public.ts';
import { ORDER_STATUSES, type OrderEventKind } from '#features/orders/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Db } from '#platform/api/database.ts';
import { deriveOrderStatus, derivePartStatus } from '../rules/derive-states.ts';
import { type OrderWork, quantityOf } from '../rules/order-work.ts';
import { linePromises } from '../rules/part-promise.ts';
import { PART_STATUSES } from '../rules/part-status.ts';
import type { ShipmentStatus } from '../rules/shipment-status.ts';
import { movePart } from './part-repo.ts';
import type { WorkActor } from './work-actor.ts';
import { readWork } from './work-repo.ts';

export type WorkAction =
  | `part.${'picking' | 'picked' | 'putBack' | 'postponed' | 'divided'}`
  | `shipment.${'sent' | 'signed' | ShipmentStatus}`
  | 'order.restCancelled';

interface CountedLine {
  line?: string;
  lineNo?: number;
  quantity?: number;
  found?: number;
}

interface SignedLine {
  line: string;
  received: number;
  short: number;
  over: number;
  damaged: number;
}

/** What the audit log keeps of an act beside the state of the order. */
export interface WorkFacts {
  partNo?: number;
  newPartNo?: number;
  parts?: readonly number[];
  lines?: readonly CountedLine[];
  rest?: 'later' | 'cancel';
  shipOn?: string;
  arriveOn?: string | null;
  reason?: string;
  shipmentNo?: string;
  carrier?: string;
  trackingNo?: string;
  lineCount?: number;
  noticeId?: string;
  signer?: string;
  counts?: readonly SignedLine[];
}

/** What was done, for the order's log and the audit log. */
export interface Happening {
  /** Kind of the entry customers see in the log of the order; null where it is none of their business. */
  kind: OrderEventKind | null;
  detail: string;
  action: WorkAction;
  after?: WorkFacts;
}

/** Moves parts to where their parcels are; what is promised for the lines is what is promised for their parts. */
export async function settleParts(db: Db, work: OrderWork): Promise<OrderWork> {
  const parts = [];
  for (const part of work.parts) {
    const status = derivePartStatus(work, part);
    const way = findWay(PART_STATUSES, part.status, status);
    if (!way) throw new Error(`part ${part.partNo} of ${work.orderNo} cannot become ${status}`);
    await movePart(db, work.firmId, part.partId, way);
    parts.push({ ...part, status });
  }
  const settled = { ...work, parts };
  await keepPromises(db, work.firmId, linePromises(settled));
  return settled;
}

async function settleLines(db: Db, work: OrderWork): Promise<void> {
  const counts = work.lines.map(({ lineId }) => ({
    lineId,
    shipped: work.shipments.reduce((sum, { lines }) => sum + quantityOf(lines, lineId), 0),
    signed: work.shipments.reduce((sum, { received }) => sum + quantityOf(received, lineId), 0),
  }));
  await keepDeliveryCounts(db, work.firmId, counts);
}

/** Moves the order to where its parts are; the version rises even where the state stays, so that nobody acts on old news. */
async function settleOrder(db: Db, work: OrderWork): Promise<OrderWork['status']> {
  const status = deriveOrderStatus(work);
  const way = findWay(ORDER_STATUSES, work.status, status);
  if (!way) throw new Error(`order ${work.orderNo} cannot go from ${work.status} to ${status}`);
  for (const step of way) await moveOrder(db, work, step);
  if (way.length === 0) await touchOrder(db, work);
  return status;
}

/**
 * Ends an act: parts, line counts and order follow from what is written (behaviours 2.5), the log and the audit log tell
 * of it; all in the transaction of the act. Answers the order as it is now.
 */
export async function settleWork(
  db: Db,
  actor: WorkActor,
  { firmId, orderId, status: before }: OrderWork,
  { kind, detail, action, after }: Happening,
): Promise<OrderWork> {
  const place = { firmId, orderId };
  const read = await readWork(db, place);
  if (!read) throw new Error('an order vanished under its lock');
  const work = await settleParts(db, read);
  await settleLines(db, work);
  const status = await settleOrder(db, work);
  if (kind) await tellEvent(db, { ...place, userId: actor.userId, kind, fromStatus: before, toStatus: status, detail });
  await writeAudit(db, actor, {
    action,
    objectType: 'order',
    objectId: work.orderNo,
    before: { status: before },
    after: { status, detail, ...after },
  });
  return (await readWork(db, place)) ?? work;
}
