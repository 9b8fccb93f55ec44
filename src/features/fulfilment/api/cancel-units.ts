import { writeOffUnits } from '#features/orders/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { OrderWork, ParcelLine } from '../rules/order-work.ts';
import type { WorkActor } from './work-actor.ts';

/** Takes units off an order because they will not be sent: quantities and money, with the reason in the audit log. */
export async function cancelUnits(
  db: Db,
  actor: WorkActor,
  work: OrderWork,
  lines: readonly ParcelLine[],
  reason: string,
): Promise<void> {
  const fen = await writeOffUnits(db, work, lines);
  await writeAudit(db, actor, {
    action: 'order.unitsCancelled',
    objectType: 'order',
    objectId: work.orderNo,
    after: {
      reason,
      amount: formatAmount(fen),
      lines: lines.map(({ lineId, quantity }) => ({ line: String(lineId), quantity })),
    },
  });
}
