import { type AttachmentTools, takeUpload } from '#business/attachments/api/public.ts';
import { checkSeen } from '#business/documents/api/public.ts';
import { findPayableOrder } from '#features/orders/api/public.ts';
import { type Caller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import type { GrantInput } from '../../contract/dispute-schemas.ts';
import { deskDisputeErrors } from '../../contract/statement-errors.ts';
import { disputeStates } from '../../rules/dispute-status.ts';
import { readDisputedLine, readMostOff } from '../disputes/adjustment-repo.ts';
import { changeDispute, lockDispute, moveDispute, numberedDispute, tellDispute } from '../disputes/dispute-repo.ts';
import { auditDispute, presentActed, type SeenDispute } from '../disputes/own-dispute.ts';
import { STATEMENT_FILES } from '../files/statement-attachments.ts';
import type { StatementActor } from '../statement-repo.ts';

const atDesk = (caller: Caller): StatementActor => ({ side: 'desk', userId: caller.userId });

async function lockAtDesk(db: Db, { disputeNo, version }: SeenDispute, act: 'take' | 'grant' | 'reject' | 'answer') {
  const found = await lockDispute(db, numberedDispute(disputeNo));
  if (!found) throw notFound('异议');
  checkSeen(found.dispute, version, () => refuse(deskDisputeErrors, 'DISPUTE_CHANGED'));
  if (!disputeStates.allows(act, found.dispute.status)) throw refuse(deskDisputeErrors, 'DISPUTE_STEP');
  return found;
}

/** Somebody has it in hand: his name stands on it. */
export async function takeDispute(db: Db, caller: Caller, seen: SeenDispute) {
  const found = await lockAtDesk(db, seen, 'take');
  const { userId } = signedIn(caller);
  const set = { ownerUserId: userId };
  const after = await moveDispute(db, found, 'handling', { actor: atDesk(caller), kind: 'taken', set });
  await auditDispute(db, signedIn(caller), 'statement.dispute_taken', { before: found.dispute, after });
  return presentActed(after);
}

/** Offers to take something off; it is booked when the customer agrees. Never more than is left of the line and of its order. */
export async function grantDispute(db: Db, caller: Caller, { amount, quantity, words, ...seen }: GrantInput) {
  const found = await lockAtDesk(db, seen, 'grant');
  const line = await readDisputedLine(db, found.dispute);
  const order = await findPayableOrder(db, line.orderId);
  if (!order) throw new Error('line of a statement without an order');
  const most = await readMostOff(db, line, order);
  const fen = parseAmount(amount);
  if (fen > most.fen || quantity > most.units) {
    const message = `该行最多调整 ${formatAmount(most.fen)} 元、${most.units} 件`;
    throw refuse(deskDisputeErrors, 'DISPUTE_GRANT', { message });
  }
  const { userId } = signedIn(caller);
  const set = { grantedFen: fen, grantedQuantity: quantity, answer: words, ownerUserId: userId };
  const detail = `拟调整 -${amount} 元：${words}`;
  const after = await moveDispute(db, found, 'offered', { actor: atDesk(caller), kind: 'offered', detail, set });
  await auditDispute(db, signedIn(caller), 'statement.dispute_offered', {
    before: found.dispute,
    after,
    detail,
  });
  return presentActed(after);
}

export async function rejectDispute(db: Db, caller: Caller, { words, ...seen }: SeenDispute & { words: string }) {
  const found = await lockAtDesk(db, seen, 'reject');
  const { userId } = signedIn(caller);
  const set = { answer: words, ownerUserId: userId, grantedFen: null, grantedQuantity: null };
  const after = await moveDispute(db, found, 'rejected', {
    actor: atDesk(caller),
    kind: 'rejected',
    detail: words,
    set,
  });
  await auditDispute(db, signedIn(caller), 'statement.dispute_rejected', {
    before: found.dispute,
    after,
    detail: words,
  });
  return presentActed(after);
}

interface Said {
  disputeNo: string;
  words: string;
  files: readonly File[];
}

/** Words of the desk in the talk of a dispute, with pictures. */
export async function sayToCustomer(
  db: Db,
  caller: Caller,
  attachments: AttachmentTools,
  { disputeNo, words, files }: Said,
) {
  const { dispute, statement } = await lockAtDesk(db, { disputeNo }, 'answer');
  const eventId = await tellDispute(db, statement, dispute, { actor: atDesk(caller), kind: 'said', detail: words });
  const person = { firmId: dispute.firmId, userId: signedIn(caller).userId };
  for (const file of files) {
    const place = { ownerId: dispute.id, part: eventId, side: 'desk' } as const;
    await takeUpload(attachments, db, STATEMENT_FILES, { person, place, upload: { fileName: file.name, file } });
  }
  return presentActed(await changeDispute(db, dispute, {}));
}
