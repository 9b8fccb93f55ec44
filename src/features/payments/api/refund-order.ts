import type { Db } from '#platform/api/database.ts';
import { findRefund, readRefunds } from './refund-repo.ts';

interface Place {
  firmId: bigint;
  orderId: bigint;
}

/** Whose money a refund is, by its number. */
export async function findRefundOrder(db: Db, refundNo: string): Promise<Place | null> {
  const found = await findRefund(db, refundNo);
  return found && { firmId: found.refund.firmId, orderId: found.refund.orderId };
}

/** Whether money of an order is on its way back and not there yet. */
export const moneyUnderWay = async (db: Db, order: Place): Promise<boolean> =>
  (await readRefunds(db, order)).some(({ status }) => status !== 'done');
