import { checkSeen } from '#business/documents/api/public.ts';
import { insertEvent, moveOrder } from '#features/orders/api/public.ts';
import { orderStates } from '#features/orders/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { changeScope, type Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/fulfilment-errors.ts';
import type { WorkActor } from '../work-actor.ts';
import { lockWork, readWork } from '../work-repo.ts';

/** Asks for the money of an order that is accepted; false: nothing is owed for it. */
export type AskForMoney = (db: Db, place: { firmId: bigint; orderId: bigint }) => Promise<boolean>;

/** The shop accepts an order that waited for it: on to its money where that is still owed, else to the warehouse. */
export async function confirmOrder(
  db: Db,
  actor: WorkActor,
  openPayment: AskForMoney,
  { orderNo, version }: { orderNo: string; version: number },
) {
  const work = await lockWork(db, { orderNo });
  if (!work) throw notFound('订单');
  checkSeen(work, version, () => refuse(deskErrors, 'FULFILMENT_CHANGED'));
  if (!orderStates.allows('confirm', work.status)) throw refuse(deskErrors, 'ORDER_NOT_READY');
  const place = { firmId: work.firmId, orderId: work.orderId };
  // The terms and payments of a firm are its own: they are read and written in its name.
  await changeScope(db, { firmId: work.firmId, userId: null, right: 'desk' });
  const to = (await openPayment(db, place)) ? 'to_pay' : 'to_ship';
  await changeScope(db, { ...actor, right: 'desk' });
  await moveOrder(db, place, to);
  const { userId } = actor;
  await insertEvent(db, { ...place, userId, kind: 'confirmed', fromStatus: 'confirming', toStatus: to });
  await writeAudit(db, actor, {
    action: 'order.confirmed',
    objectType: 'order',
    objectId: orderNo,
    before: { status: 'confirming' },
    after: { status: to },
  });
  return (await readWork(db, place)) ?? work;
}
