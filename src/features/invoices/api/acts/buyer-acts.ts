import { checkSeen } from '#business/documents/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { actErrors, redErrors } from '../../contract/invoice-errors.ts';
import { type InvoicePurpose, PURPOSES } from '../../contract/invoice-words.ts';
import { ISSUED, invoiceLabel } from '../../rules/invoice-states.ts';
import { redLabel, redLetterStates } from '../../rules/red-letter-states.ts';
import { insertEvent, moveApplication } from '../application-repo.ts';
import { NOW } from '../clock-columns.ts';
import { changeInvoice } from '../invoice-repo.ts';
import { openInvoice } from '../issue/open-invoice.ts';
import { askRed, type RedAsk, sendRed } from '../red/ask-red.ts';
import { moveRed, openRed } from '../red/carry-red.ts';
import { findRedNumbered, type RedRow } from '../red/red-repo.ts';
import { endApplication } from './end-application.ts';
import { buyerOf, done, findOwnInvoice, lockOwnApplication, type Seen } from './own-application.ts';

const told = { objectType: 'invoice_application' } as const;

/** Nothing is issued yet, and nobody wants it any more. */
export async function cancelApplication(
  db: Db,
  caller: SignedInCaller,
  { reason, ...seen }: Seen & { reason: string },
) {
  const row = await lockOwnApplication(db, caller, seen, 'cancel');
  const moved = await endApplication(db, buyerOf(caller), row, 'cancelled', reason);
  await writeAudit(db, caller, {
    action: 'invoice.cancelled',
    ...told,
    objectId: row.applicationNo,
    after: { reason },
  });
  return done(moved);
}

export async function signApplication(db: Db, caller: SignedInCaller, seen: Seen) {
  const row = await lockOwnApplication(db, caller, seen, 'sign');
  const actor = buyerOf(caller);
  const moved = await moveApplication(db, row, 'signed', { actor, kind: 'signed', set: { signedAt: NOW } });
  await writeAudit(db, caller, { action: 'invoice.signed', ...told, objectId: row.applicationNo });
  return done(moved);
}

export interface Booking {
  requestNo: string;
  version: number;
  booked: boolean;
  voucherNo: string;
  purpose: InvoicePurpose;
}

/** What the company did with an invoice in its own books and at the tax bureau (入账, 用途). */
export async function bookInvoice(db: Db, caller: SignedInCaller, input: Booking) {
  const { requestNo, version, booked, voucherNo, purpose } = input;
  const seen = await findOwnInvoice(db, caller, requestNo);
  const { application, invoice } = await openInvoice(db, seen);
  checkSeen(invoice, version, () => refuse(actErrors, 'INVOICE_CHANGED'));
  if (!ISSUED.includes(invoice.status)) throw refuse(actErrors, 'INVOICE_STEP');
  const bookedAt = booked ? (invoice.bookedAt ?? NOW) : null;
  const after = await changeInvoice(db, invoice, { bookedAt, voucherNo: booked ? voucherNo : '', purpose });
  const detail = `${invoice.invoiceNo} ${booked ? `已入账 ${voucherNo}` : '未入账'}，用途：${PURPOSES[purpose]}`;
  await insertEvent(db, application, { actor: buyerOf(caller), kind: 'booked', detail, invoiceId: invoice.id });
  await writeAudit(db, caller, {
    action: 'invoice.booked',
    objectType: 'invoice',
    objectId: requestNo,
    after: { booked, voucherNo, purpose },
  });
  return { status: after.status, statusLabel: invoiceLabel(after.status), version: after.version };
}

export const doneRed = ({ status, version }: RedRow) => ({ status, statusLabel: redLabel(status), version });

export async function askOwnRed(db: Db, caller: SignedInCaller, { requestNo, ...ask }: RedAsk & { requestNo: string }) {
  const seen = await findOwnInvoice(db, caller, requestNo);
  const red = await askRed(db, buyerOf(caller), 'buyer', seen, ask);
  await writeAudit(db, caller, {
    action: 'invoice.red_asked',
    objectType: 'invoice_red_letter',
    objectId: red.redNo,
    after: { amountFen: String(red.amountFen), reason: red.reason, note: red.note },
  });
  return doneRed(red);
}

export interface RedAnswerInput<Act extends string> {
  redNo: string;
  version: number;
  act: Act;
  note: string;
}
const TO = { confirmRed: 'agreed', denyRed: 'denied_by_buyer', withdrawRed: 'withdrawn' } as const;

/** The buyer answers a red letter of the shop within its 72 hours, or takes his own back. */
export async function answerOwnRed(db: Db, caller: SignedInCaller, input: RedAnswerInput<keyof typeof TO>) {
  const { redNo, version, act, note } = input;
  const seen = await findRedNumbered(db, redNo, caller.firmId);
  if (!seen) throw notFound('红字确认单');
  const opened = await openRed(db, seen);
  await findOwnInvoice(db, caller, opened.invoice.requestNo);
  checkSeen(opened.red, version, () => refuse(redErrors, 'INVOICE_CHANGED'));
  if (!redLetterStates.allows(act, opened.red.status)) throw refuse(redErrors, 'INVOICE_STEP');
  const late = opened.red.expiresAt !== null && opened.red.expiresAt.getTime() < Date.now();
  if (late && act !== 'withdrawRed') throw refuse(redErrors, 'RED_LATE');
  const moved = await moveRed(db, opened, TO[act], note);
  if (act === 'confirmRed') await sendRed(db, moved);
  await writeAudit(db, caller, {
    action: 'invoice.red_answered',
    objectType: 'invoice_red_letter',
    objectId: redNo,
    after: { status: redLabel(moved.status), note },
  });
  return doneRed(moved);
}
