import type { Db } from '#platform/api/database.ts';
import { movePayment, readPayments } from './payment-repo.ts';

/** A locked order that is paid, or needs no money, waits for nothing else that was begun for it. */
export async function closePending(db: Db, order: { firmId: bigint; orderId: bigint }): Promise<void> {
  for (const { id, status } of await readPayments(db, order)) {
    if (status === 'pending') await movePayment(db, id, 'closed');
  }
}
