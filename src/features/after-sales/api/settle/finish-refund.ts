import { moneyUnderWay } from '#features/payments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { type CaseRow, lockCase, moveCase, placeOf } from '../case-repo.ts';
import { markRefundDone, readDueCases } from './refund-repo.ts';
import { SHOP } from './settle-actors.ts';

/** A locked case whose money is all back waits for its customer; as long as anything is on its way it stays. */
export async function finishRefund(db: Db, row: CaseRow): Promise<CaseRow> {
  if (row.status !== 'refunding' || (await moneyUnderWay(db, row))) return row;
  await markRefundDone(db, placeOf(row));
  return moveCase(db, row, 'confirming', { actor: SHOP, kind: 'refunded' });
}

/** Money of an order is back: so are those of its cases that waited for it. A repeat finds none. */
export async function finishRefunds(db: Db, order: { firmId: bigint; orderId: bigint }): Promise<void> {
  for (const caseId of await readDueCases(db, order)) {
    await finishRefund(db, await lockCase(db, { firmId: order.firmId, caseId }));
  }
}
