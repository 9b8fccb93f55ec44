import { checkSeen } from '#business/documents/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../contract/fulfilment-errors.ts';
import { fitParts, isEmptied } from '../rules/fit-parts.ts';
import type { OrderWork, ParcelLine, WorkPart, WorkShipment } from '../rules/order-work.ts';
import { splitOrder } from '../rules/split-order.ts';
import { insertParts, keepPartLine, movePart } from './part-repo.ts';
import { lockWork, type OrderName } from './work-repo.ts';

/** Splits an order that waits for the warehouse and has no parts yet. True: it has some now. */
async function splitIfNew(db: Db, work: OrderWork): Promise<boolean> {
  if (work.parts.length > 0 || work.status !== 'to_ship') return false;
  const parts = splitOrder(work.lines, work.held, work.submittedAt);
  await insertParts(db, work, parts, 1);
  return parts.length > 0;
}

/** Splits an order whose turn for the warehouse has come; a repeat finds its parts and changes nothing. */
export async function splitWhenReady(db: Db, name: OrderName): Promise<void> {
  const work = await lockWork(db, name);
  if (!work) throw notFound('订单');
  await splitIfNew(db, work);
}

/** Takes out of the parts what the buyer has cancelled meanwhile. True: something went. */
async function fitToLines(db: Db, work: OrderWork): Promise<boolean> {
  const shrinkages = fitParts(work);
  if (shrinkages.length === 0) return false;
  const { firmId } = work;
  const emptied = work.parts.filter((part) => isEmptied(part, shrinkages)).map(({ partId }) => partId);
  for (const partId of emptied) await movePart(db, firmId, partId, ['cancelled']);
  for (const { partId, ...line } of shrinkages) {
    if (!emptied.includes(partId)) await keepPartLine(db, { firmId, partId }, line);
  }
  return true;
}

/**
 * Opens an order for an act: locked, split into parts, and its parts fitting what the buyer still wants. `version` is
 * what the person saw; another one meanwhile is refused.
 */
export async function openWork(db: Db, name: OrderName, version?: number): Promise<OrderWork> {
  const work = await lockWork(db, name);
  if (!work) throw notFound('订单');
  checkSeen(work, version, () => refuse(deskErrors, 'FULFILMENT_CHANGED'));
  const changed = (await splitIfNew(db, work)) || (await fitToLines(db, work));
  return changed ? ((await lockWork(db, name)) ?? work) : work;
}

export function partOf(work: OrderWork, partNo: number): WorkPart {
  const part = work.parts.find((one) => one.partNo === partNo);
  if (!part) throw refuse(deskErrors, 'PART_UNKNOWN');
  return part;
}

export function shipmentOf(work: OrderWork, shipmentNo: string): WorkShipment {
  const shipment = work.shipments.find((one) => one.shipmentNo === shipmentNo);
  if (!shipment) throw notFound('包裹');
  return shipment;
}

/** Quantities by the numbers people see, as the rules count them. */
export function byLineId(work: OrderWork, lines: readonly { lineNo: number; quantity: number }[]): ParcelLine[] {
  return lines.map(({ lineNo, quantity }) => ({ lineId: lineIdOf(work, lineNo), quantity }));
}

export function lineIdOf(work: OrderWork, lineNo: number): bigint {
  const line = work.lines.find((one) => one.lineNo === lineNo);
  if (!line) throw refuse(deskErrors, 'QUANTITIES_REFUSED', { message: `订单没有第 ${lineNo} 行` });
  return line.lineId;
}
