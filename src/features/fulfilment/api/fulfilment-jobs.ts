import type { Post } from '#business/messages/api/public.ts';
import { insertEvent, moveOrder } from '#features/orders/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { isSettled } from '../rules/shipment-status.ts';
import { countAsSent } from '../rules/sign-counts.ts';
import { readLate, readSignedLongAgo, readUnsigned, readUnsplit } from './due-repo.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { openWork } from './open-work.ts';
import { signShipment } from './sign-shipment.ts';
import { tellLate } from './tell-late.ts';
import { NOBODY } from './work-actor.ts';
import { lockWork } from './work-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

interface Place {
  firmId: bigint;
  orderId: bigint;
}

async function autoSign(db: Db, { shipmentNo, ...place }: Place & { shipmentNo: string }): Promise<void> {
  const work = await openWork(db, place);
  const shipment = work.shipments.find((one) => one.shipmentNo === shipmentNo);
  // Somebody signed between the list and the lock.
  if (!shipment || isSettled(shipment.status)) return;
  const counts = countAsSent(shipment.lines);
  const facts = { shipmentNo, signer: '系统自动签收', kind: 'auto', note: '', counts, signedAt: new Date() } as const;
  await signShipment(db, NOBODY, work, facts);
  await notifyBuyer(db, { ...place, shipmentId: shipment.shipmentId }, 'signed');
}

async function complete(db: Db, place: Place): Promise<void> {
  const work = await lockWork(db, place);
  if (work?.status !== 'signed') return;
  await moveOrder(db, place, 'completed');
  await insertEvent(db, { ...place, userId: null, kind: 'completed', fromStatus: 'signed', toStatus: 'completed' });
  const after = { status: 'completed' };
  await writeAudit(db, NOBODY, { action: 'order.completed', objectType: 'order', objectId: work.orderNo, after });
}

/** Each order in a transaction of its own: one that cannot be settled keeps no other from it. */
async function forEach<T>(
  database: Database,
  read: (db: Db) => Promise<T[]>,
  work: (db: Db, one: T) => Promise<unknown>,
) {
  const due = await inTransaction(database, WORKER, 'read', read);
  const failures: unknown[] = [];
  for (const one of due) {
    await inTransaction(database, WORKER, 'write', (db) => work(db, one)).catch((error: unknown) =>
      failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} orders failed`);
}

/** Silence signs, signed orders are completed, and no order waits for its parts; every run is harmless when repeated. */
export function fulfilmentJobs(database: Database, post: Post): ScheduledJob[] {
  return [
    { name: 'auto-sign', cron: '12 * * * *', run: () => forEach(database, readUnsigned, autoSign) },
    { name: 'complete-orders', cron: '32 * * * *', run: () => forEach(database, readSignedLongAgo, complete) },
    {
      name: 'tell-late',
      cron: '25 9 * * *',
      run: () => forEach(database, readLate, (db, late) => tellLate(db, post, late)),
    },
    { name: 'split-orders', cron: '*/10 * * * *', run: () => forEach(database, readUnsplit, openWork) },
  ];
}
