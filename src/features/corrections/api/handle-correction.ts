import type { Teller } from '#business/messages/api/public.ts';
import { itemHref } from '#business/paths/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { Messages } from '#platform/api/messages.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { type CorrectionStatus, handleErrors } from '../contract/correction-contract.ts';
import { correctionMessages } from '../contract/message-events.ts';
import { describeCorrectionNews } from '../rules/correction-message.ts';
import { canMoveCorrection } from '../rules/correction-status.ts';
import { type CorrectionRow, findCorrection, moveCorrection } from './correction-repo.ts';

export interface CorrectionMove {
  id: bigint;
  from: CorrectionStatus;
  to: CorrectionStatus;
  answer: string;
}

/** Moves a report on and tells its reporter, both or neither. The end of a report needs words. */
export async function handleCorrection(db: Db, messages: Messages & Teller, caller: Caller, move: CorrectionMove) {
  const { id, from, to, answer } = move;
  if (!canMoveCorrection(from, to)) throw refuse(handleErrors, 'CORRECTION_MOVED');
  if (to !== 'verified' && answer === '') throw refuse(handleErrors, 'CORRECTION_ANSWER_MISSING');
  const before = await findCorrection(db, id);
  if (!before) throw notFound('商品纠错');
  if (!(await moveCorrection(db, move, { answer, handledBy: caller.userId }))) {
    throw refuse(handleErrors, 'CORRECTION_MOVED');
  }
  await writeAudit(db, caller, {
    action: `correction.${to}`,
    objectType: 'item_correction',
    objectId: before.number,
    before: { status: from },
    after: { status: to, answer },
  });
  await notifyReporter(db, messages, { ...before, status: to, answer });
  const after = await findCorrection(db, id);
  if (!after) throw notFound('商品纠错');
  return after;
}

/** On the pages of who has an account, and by mail or text message, whichever the reporter left. */
async function notifyReporter(db: Db, messages: Messages & Teller, row: CorrectionRow): Promise<void> {
  const { number, itemNo, productName: itemName, answer, contact } = row;
  const { subject, text } = describeCorrectionNews({
    number,
    itemNo,
    itemName,
    answer,
    status: row.status as CorrectionStatus,
  });
  if (row.userId !== null && row.firmId !== null) {
    await messages.tell(db, {
      ...{ event: correctionMessages.handled, firmId: row.firmId, to: [row.userId], title: subject, text },
      ...{ key: `correction.${row.status}:${row.id}:${row.updatedAt.getTime()}`, href: itemHref(itemNo) },
    });
  }
  if (contact === '') return;
  if (contact.includes('@')) return messages.mail(db, { to: contact, subject, text });
  await messages.sms(db, { phoneNumber: contact, template: 'correction_changed', params: { number }, text });
}
