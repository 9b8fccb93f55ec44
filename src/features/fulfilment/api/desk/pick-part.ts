import { type LineStock, releaseHeld } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/fulfilment-errors.ts';
import type { OrderWork, ParcelLine, WorkPart } from '../../rules/order-work.ts';
import { partStates } from '../../rules/part-status.ts';
import { pickProblem, pickPart as whatWasFound } from '../../rules/pick-part.ts';
import { cancelUnits } from '../cancel-units.ts';
import { lineIdOf, openWork, partOf } from '../open-work.ts';
import { insertParts, keepPartLines, movePart } from '../part-repo.ts';
import { settleWork } from '../settle-work.ts';
import type { WorkActor } from '../work-actor.ts';
import { type PartsRequest, partNames, partsFor } from './start-picking.ts';

export interface PickRequest {
  orderNo: string;
  version?: number;
  partNo: number;
  lines: readonly { lineNo: number; found: number }[];
  /** What was not found comes later in a part of its own, or is cancelled. */
  rest: 'later' | 'cancel';
}

/** Quantities of a part's lines as stock of its warehouse; none for what suppliers send. */
export function stockOf(work: OrderWork, { warehouse }: WorkPart, lines: readonly ParcelLine[]): LineStock[] {
  if (warehouse === null) return [];
  return lines.flatMap(({ lineId, quantity }) => {
    const skuId = work.lines.find((line) => line.lineId === lineId)?.skuId;
    return skuId === undefined ? [] : [{ lineId, skuId, warehouse, quantity }];
  });
}

/** What was not found goes back to the shelf's books, and into a part for later. */
async function putOff(db: Db, work: OrderWork, part: WorkPart, rest: readonly ParcelLine[]): Promise<void> {
  const { warehouse, promise } = part;
  const partNo = Math.max(...work.parts.map((one) => one.partNo)) + 1;
  await insertParts(db, work, [{ warehouse, promise, lines: [...rest] }], partNo);
}

const restText = (work: OrderWork, rest: readonly ParcelLine[]) =>
  rest
    .map(({ lineId, quantity }) => {
      const line = work.lines.find((one) => one.lineId === lineId);
      return `${line?.itemNo ?? ''} ${quantity} ${line?.orderUnit ?? ''}`;
    })
    .join('、');

/** Writes what a warehouse found of a part. What is short gives its stock back and comes later or not at all. */
export async function pickPart(db: Db, actor: WorkActor, request: PickRequest) {
  const work = await openWork(db, { orderNo: request.orderNo }, request.version);
  const part = partOf(work, request.partNo);
  if (!partStates.allows('pick', part.status)) throw refuse(deskErrors, 'PART_NOT_READY');
  const found = request.lines.map((line) => ({ lineId: lineIdOf(work, line.lineNo), quantity: line.found }));
  const problem = pickProblem(part.lines, found);
  if (problem) throw refuse(deskErrors, 'QUANTITIES_REFUSED', { message: problem });
  const { kept, rest } = whatWasFound(part.lines, found);
  const place = { firmId: work.firmId, partId: part.partId };
  if (rest.length > 0) await releaseHeld(db, work, stockOf(work, part, rest));
  if (kept.length > 0) {
    await keepPartLines(db, place, part.lines, kept);
    await movePart(db, work.firmId, part.partId, ['picked']);
  } else await movePart(db, work.firmId, part.partId, [request.rest === 'later' ? 'to_pick' : 'cancelled']);
  if (rest.length > 0 && request.rest === 'cancel') await cancelUnits(db, actor, work, rest, '缺货');
  if (rest.length > 0 && request.rest === 'later' && kept.length > 0) await putOff(db, work, part, rest);
  const after = { partNo: part.partNo, lines: request.lines, rest: request.rest };
  const detail =
    rest.length > 0 ? `${restText(work, rest)} ${request.rest === 'later' ? '到货后补发' : '不再发货'}` : '';
  return settleWork(db, actor, work, {
    kind: rest.length > 0 ? 'short' : null,
    action: 'part.picked',
    after,
    detail: detail || `分单 ${part.partNo} 已拣齐`,
  });
}

/** Parts of which everything was found. */
export async function pickAll(db: Db, actor: WorkActor, { orderNo, version, partNo }: PartsRequest) {
  const work = await openWork(db, { orderNo }, version);
  const parts = partsFor(work, partNo, 'pick');
  for (const { partId, lines } of parts) {
    const kept = lines.map(({ lineId, quantity }) => ({ lineId, quantity, picked: quantity }));
    await keepPartLines(db, { firmId: work.firmId, partId }, lines, kept);
    await movePart(db, work.firmId, partId, ['picked']);
  }
  const after = { parts: parts.map((part) => part.partNo) };
  return settleWork(db, actor, work, {
    kind: null,
    detail: `${partNames(parts)} 已拣齐`,
    action: 'part.picked',
    after,
  });
}
