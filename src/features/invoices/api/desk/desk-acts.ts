import { checkSeen } from '#business/documents/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { deskErrors, redErrors } from '../../contract/invoice-errors.ts';
import { redLabel, redLetterStates } from '../../rules/red-letter-states.ts';
import { doneRed, type RedAnswerInput } from '../acts/buyer-acts.ts';
import { dropFailed, endApplication } from '../acts/end-application.ts';
import { done, lockSeen, type Seen } from '../acts/own-application.ts';
import {
  type ApplicationRow,
  changeApplication,
  findApplication,
  type InvoiceActor,
  insertEvent,
  moveApplication,
  numbered,
  readOrderIds,
  tellNews,
} from '../application-repo.ts';
import { NOW } from '../clock-columns.ts';
import { changeInvoice, findInvoiceNumbered, keepOrderStates, ofApplication, readInvoices } from '../invoice-repo.ts';
import { acceptApplication, refuseReturned, sendInvoice } from '../issue/accept-application.ts';
import { askRed, type RedAsk, sendRed } from '../red/ask-red.ts';
import { moveRed, openRed } from '../red/carry-red.ts';
import { findRedNumbered } from '../red/red-repo.ts';

export const atDesk = ({ userId }: Caller): InvoiceActor => ({ side: 'desk', userId });
type DeskAct = Parameters<typeof lockSeen>[3];

async function open(db: Db, { applicationNo, version }: Seen, act: DeskAct): Promise<ApplicationRow> {
  const seen = await findApplication(db, numbered(applicationNo));
  if (!seen) throw notFound('开票申请');
  return lockSeen(db, seen, version, act);
}

/** Somebody takes an application in hand, also out of a colleague's. */
export async function takeApplication(db: Db, caller: Caller, seen: Seen) {
  const row = await open(db, seen, 'take');
  const taken = await changeApplication(db, row, { assigneeUserId: caller.userId });
  await insertEvent(db, taken, { actor: atDesk(caller), kind: 'taken' });
  await writeAudit(db, caller, {
    action: 'invoice.taken',
    objectType: 'invoice_application',
    objectId: seen.applicationNo,
  });
  return done(taken);
}

export async function acceptAtDesk(db: Db, caller: Caller, seen: Seen) {
  const row = await open(db, seen, 'accept');
  const accepted = await acceptApplication(db, atDesk(caller), row);
  await writeAudit(db, caller, {
    action: 'invoice.accepted',
    objectType: 'invoice_application',
    objectId: row.applicationNo,
  });
  return done(accepted);
}

export async function rejectAtDesk(db: Db, caller: Caller, { reason, ...seen }: Seen & { reason: string }) {
  const row = await open(db, seen, 'reject');
  const moved = await endApplication(db, atDesk(caller), row, 'rejected', reason);
  await tellNews(db, moved, 'rejected', String(moved.version), reason);
  const objectId = row.applicationNo;
  await writeAudit(db, caller, {
    action: 'invoice.rejected',
    objectType: 'invoice_application',
    objectId,
    after: { reason },
  });
  return done(moved);
}

/** What the platform refused is sent once more, under the same numbers. */
export async function retryAtDesk(db: Db, caller: Caller, seen: Seen) {
  const row = await open(db, seen, 'retry');
  // What went back since was not looked at when it was sent first.
  await refuseReturned(db, row.firmId, await readOrderIds(db, row));
  const moved = await moveApplication(db, row, 'issuing', { actor: atDesk(caller), kind: 'retried' });
  const failed = (await readInvoices(db, ofApplication(row))).filter(({ status }) => status === 'failed');
  for (const invoice of failed) {
    const set = { sendings: invoice.sendings + 1, attempts: 0, failure: '', nextAskAt: NOW };
    await sendInvoice(db, await changeInvoice(db, invoice, set, 'sending'));
  }
  await keepOrderStates(db, row.firmId, await readOrderIds(db, row));
  await writeAudit(db, caller, {
    action: 'invoice.retried',
    objectType: 'invoice_application',
    objectId: row.applicationNo,
  });
  return done(moved);
}

/** What could not be issued is given up; the customer may apply for it again. */
export async function closeAtDesk(db: Db, caller: Caller, { reason, ...seen }: Seen & { reason: string }) {
  const row = await open(db, seen, 'close');
  const dropped = await dropFailed(db, row);
  const detail = `${reason}（${dropped} 张未开）`;
  const moved = await moveApplication(db, row, 'issued', { actor: atDesk(caller), kind: 'closed', detail });
  await keepOrderStates(db, row.firmId, await readOrderIds(db, row));
  const objectId = row.applicationNo;
  await writeAudit(db, caller, {
    action: 'invoice.closed',
    objectType: 'invoice_application',
    objectId,
    after: { reason },
  });
  return done(moved);
}

export interface Delivery extends Seen {
  carrier: string;
  trackingNo: string;
}

/** Papers leave with a carrier; files are where they were wanted. */
export async function deliverAtDesk(db: Db, caller: Caller, { carrier, trackingNo, ...seen }: Delivery) {
  const row = await open(db, seen, 'deliver');
  if (row.deliveryWay === 'courier' && (!carrier || !trackingNo)) throw refuse(deskErrors, 'INVOICE_TRACKING_MISSING');
  const moved = await moveApplication(db, row, 'delivered', {
    ...{ actor: atDesk(caller), kind: 'delivered', detail: [carrier, trackingNo].filter(Boolean).join(' ') },
    set: { carrier, trackingNo, deliveredAt: NOW },
  });
  await tellNews(db, moved, 'delivered', String(moved.version), [carrier, trackingNo].filter(Boolean).join(' '));
  const after = { carrier, trackingNo };
  await writeAudit(db, caller, {
    action: 'invoice.delivered',
    objectType: 'invoice_application',
    objectId: row.applicationNo,
    after,
  });
  return done(moved);
}

export async function askDeskRed(db: Db, caller: Caller, { requestNo, ...ask }: RedAsk & { requestNo: string }) {
  const seen = await findInvoiceNumbered(db, requestNo);
  if (!seen) throw notFound('发票');
  const red = await askRed(db, atDesk(caller), 'seller', seen, ask);
  await writeAudit(db, caller, {
    action: 'invoice.red_asked',
    objectType: 'invoice_red_letter',
    objectId: red.redNo,
    after: { amountFen: String(red.amountFen), reason: red.reason, note: red.note },
  });
  return doneRed(red);
}

const TO = { agreeRed: 'agreed', refuseRed: 'denied_by_seller', retryRed: 'sending', recallRed: 'withdrawn' } as const;

/** The shop answers a red letter of the buyer within its 72 hours, or looks after one of its own. */
export async function answerDeskRed(db: Db, caller: Caller, input: RedAnswerInput<keyof typeof TO>) {
  const { redNo, version, act, note } = input;
  const seen = await findRedNumbered(db, redNo);
  if (!seen) throw notFound('红字确认单');
  const opened = await openRed(db, seen);
  checkSeen(opened.red, version, () => refuse(redErrors, 'INVOICE_CHANGED'));
  if (!redLetterStates.allows(act, opened.red.status)) throw refuse(redErrors, 'INVOICE_STEP');
  const late = opened.red.expiresAt !== null && opened.red.expiresAt.getTime() < Date.now();
  if (late && act === 'agreeRed') throw refuse(redErrors, 'RED_LATE');
  const moved = await moveRed(db, opened, TO[act], note);
  if (act === 'agreeRed' || act === 'retryRed') await sendRed(db, moved);
  await writeAudit(db, caller, {
    action: 'invoice.red_answered',
    objectType: 'invoice_red_letter',
    objectId: redNo,
    after: { status: redLabel(moved.status), note },
  });
  return doneRed(moved);
}
