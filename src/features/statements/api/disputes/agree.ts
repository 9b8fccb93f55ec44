import { lockPayableOrder } from '#features/orders/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { confirmOpenLines } from '../acts/confirm-statement-repo.ts';
import { buyerOf } from '../acts/own-statement.ts';
import { handInStatement } from '../approval/hand-in-statement.ts';
import { changeStatement, insertStatementEvent, type StatementRow } from '../statement-repo.ts';
import { bookAdjustment, readDisputedLine } from './adjustment-repo.ts';
import { endDispute, findDispute } from './dispute-repo.ts';
import { auditDispute, lockOwnDispute, presentActed, type SeenDispute } from './own-dispute.ts';
import { visibleDispute } from './visible-dispute-repo.ts';

/** Whether nothing else waits: then the company's flow is asked first, and until everybody has agreed the line is open. */
const isLast = ({ openLines, disputedLines, approvalStatus }: StatementRow) =>
  openLines === 0 && disputedLines === 1 && approvalStatus !== 'passed';

async function confirmLast(db: Db, caller: SignedInCaller, row: StatementRow): Promise<void> {
  const actor = buyerOf(caller);
  const requestNo = await handInStatement(db, caller, row);
  if (requestNo === null) {
    await confirmOpenLines(db, row, { actor });
    return;
  }
  const waiting = await changeStatement(db, row, { approvalStatus: 'pending' });
  await insertStatementEvent(db, waiting, { actor, kind: 'approving', detail: requestNo }, row.status);
}

/** The customer agrees to what the desk offered: it is booked at once, and the line counts as confirmed. The order is locked first, as everywhere. */
export async function agreeToOffer(db: Db, caller: SignedInCaller, seen: SeenDispute) {
  const asked = await findDispute(db, visibleDispute(caller, seen.disputeNo));
  if (!asked) throw notFound('异议');
  const { firmId, orderId } = await readDisputedLine(db, asked);
  const order = await lockPayableOrder(db, { firmId, orderId });
  if (!order) throw new Error('line of a statement without an order');
  const found = await lockOwnDispute(db, caller, seen, 'agree');
  await bookAdjustment(db, { dispute: found.dispute, order });
  const detail = `调整 -${formatAmount(found.dispute.grantedFen ?? 0n)} 元`;
  const last = isLast(found.statement);
  const event = { actor: buyerOf(caller), kind: 'agreed', detail, line: last ? 'open' : 'confirmed' } as const;
  const { dispute: after, statement } = await endDispute(db, found, 'agreed', event);
  if (last) await confirmLast(db, caller, statement);
  await auditDispute(db, caller, 'statement.dispute_agreed', { before: found.dispute, after, detail });
  return presentActed(after);
}
