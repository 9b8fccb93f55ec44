import { releaseHeld } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/fulfilment-errors.ts';
import { unsentOf } from '../../rules/unsent-units.ts';
import { cancelUnits } from '../cancel-units.ts';
import { openWork } from '../open-work.ts';
import { keepPartLines, movePart } from '../part-repo.ts';
import { settleWork } from '../settle-work.ts';
import type { WorkActor } from '../work-actor.ts';
import { stockOf } from './pick-part.ts';

/** Cancels everything of an order that has not left: the whole of it, or the rest after a first parcel. */
export async function cancelRest(
  db: Db,
  actor: WorkActor,
  { orderNo, version, reason }: { orderNo: string; version: number; reason: string },
) {
  const work = await openWork(db, { orderNo }, version);
  const unsent = unsentOf(work);
  if (unsent.length === 0) throw refuse(deskErrors, 'ORDER_NOT_READY');
  const { firmId } = work;
  for (const { part, lines, whole, kept } of unsent) {
    await releaseHeld(db, work, stockOf(work, part, lines));
    if (whole) await movePart(db, firmId, part.partId, ['cancelled']);
    else await keepPartLines(db, { firmId, partId: part.partId }, part.lines, kept);
    await cancelUnits(db, actor, work, lines, reason);
  }
  return settleWork(db, actor, work, { kind: 'cancelled', detail: reason, action: 'order.restCancelled' });
}
