import { reserveInWarehouses } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/fulfilment-errors.ts';
import { needsStockMore } from '../../rules/missing-stock.ts';
import type { OrderWork, WorkPart } from '../../rules/order-work.ts';
import { partStates } from '../../rules/part-status.ts';
import { openWork, partOf } from '../open-work.ts';
import { movePart } from '../part-repo.ts';
import { settleWork } from '../settle-work.ts';
import type { WorkActor } from '../work-actor.ts';

export interface PartsRequest {
  orderNo: string;
  version?: number;
  /** Absent: every part that stands there. */
  partNo?: number;
}

/** The named part, or all that wait for this act; none is a refusal. */
export function partsFor(work: OrderWork, partNo: number | undefined, act: 'start' | 'putBack' | 'pick'): WorkPart[] {
  const wanted = partNo === undefined ? work.parts : [partOf(work, partNo)];
  const parts = wanted.filter((part) => partStates.allows(act, part.status));
  if (parts.length === 0) throw refuse(deskErrors, 'PART_NOT_READY');
  return parts;
}

export const partNames = (parts: readonly WorkPart[]) => parts.map(({ partNo }) => `分单 ${partNo}`).join('、');

/** The warehouse takes parts in hand; what earlier acts gave back of their stock is held again first. */
export async function startPicking(db: Db, actor: WorkActor, { orderNo, version, partNo }: PartsRequest) {
  const work = await openWork(db, { orderNo }, version);
  const parts = partsFor(work, partNo, 'start');
  if (!(await reserveInWarehouses(db, work, needsStockMore(work, parts)))) throw refuse(deskErrors, 'STOCK_SHORT');
  for (const { partId } of parts) await movePart(db, work.firmId, partId, ['picking']);
  return settleWork(db, actor, work, {
    kind: 'picking',
    detail: partNames(parts),
    action: 'part.picking',
    after: told(parts),
  });
}

/** Puts parts back into the queue: somebody else will pick them. */
export async function putBack(db: Db, actor: WorkActor, { orderNo, version, partNo }: PartsRequest) {
  const work = await openWork(db, { orderNo }, version);
  const parts = partsFor(work, partNo, 'putBack');
  for (const { partId } of parts) await movePart(db, work.firmId, partId, ['to_pick']);
  const detail = partNames(parts);
  return settleWork(db, actor, work, { kind: null, detail, action: 'part.putBack', after: told(parts) });
}

const told = (parts: readonly WorkPart[]) => ({ parts: parts.map(({ partNo }) => partNo) });
