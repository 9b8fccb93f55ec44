import { writeAudit } from '#platform/api/audit.ts';
import type { Caller, SignedInCaller } from '#platform/api/caller.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { verifyErrors } from '../../contract/invoice-errors.ts';
import { VERIFY_STATES } from '../../contract/invoice-words.ts';
import { ISSUED, invoiceLabel } from '../../rules/invoice-states.ts';
import {
  findApplication,
  type InvoiceActor,
  insertEvent,
  keyed as keyedApplication,
  SHOP,
} from '../application-repo.ts';
import { NOW } from '../clock-columns.ts';
import {
  changeInvoice,
  findInvoice,
  findInvoiceNumbered,
  type InvoicePlace,
  type InvoiceRow,
  keyed,
  lockInvoice,
} from '../invoice-repo.ts';
import { openInvoice, WORKER } from '../issue/open-invoice.ts';
import type { TaxSettings } from '../platform/tax-platform.ts';
import { buyerOf, findOwnInvoice } from './own-application.ts';

/** Topic of invoices that somebody wants verified (查验): `{ firmId, invoiceId }`, ids as text. */
export const INVOICE_VERIFY = 'invoice.verify';
const PAUSE_MS = 60_000;

/** The platform is asked behind the call: it takes its time. */
async function askForIt(db: Db, caller: Caller, actor: InvoiceActor, seen: InvoiceRow) {
  const { application, invoice } = await openInvoice(db, seen);
  if (!ISSUED.includes(invoice.status)) throw refuse(verifyErrors, 'INVOICE_STEP');
  if (invoice.verifiedAt && Date.now() - invoice.verifiedAt.getTime() < PAUSE_MS) {
    throw refuse(verifyErrors, 'INVOICE_VERIFYING');
  }
  const after = await changeInvoice(db, invoice, { verifiedAt: NOW });
  const { firmId, id, requestNo, invoiceNo } = invoice;
  await enqueueEffect(db, INVOICE_VERIFY, { firmId: String(firmId), invoiceId: String(id) });
  await insertEvent(db, application, { actor, kind: 'verify_asked', detail: invoiceNo ?? '', invoiceId: id });
  await writeAudit(db, caller, { action: 'invoice.verified', objectType: 'invoice', objectId: requestNo });
  return { status: after.status, statusLabel: invoiceLabel(after.status), version: after.version };
}

export async function verifyOwn(db: Db, caller: SignedInCaller, { requestNo }: { requestNo: string }) {
  return askForIt(db, caller, buyerOf(caller), await findOwnInvoice(db, caller, requestNo));
}

export async function verifyAtDesk(db: Db, caller: Caller, { requestNo }: { requestNo: string }) {
  const seen = await findInvoiceNumbered(db, requestNo);
  if (!seen) throw notFound('发票');
  return askForIt(db, caller, { side: 'desk', userId: caller.userId }, seen);
}

/** Asks the platform what an invoice is worth there, and writes it down; what was taken back stays so. */
export async function carryVerify(database: Database, { platform }: TaxSettings, place: InvoicePlace): Promise<void> {
  const seen = await inTransaction(database, WORKER, 'read', (db) => findInvoice(db, keyed(place)));
  if (!platform || !seen?.invoiceNo || !seen.issuedAt) return;
  const { invoiceNo, issuedAt, amountFen: totalFen } = seen;
  const verifyStatus = await platform.verify({ invoiceNo, issuedAt, totalFen });
  await inTransaction(database, WORKER, 'write', async (db) => {
    const invoice = await lockInvoice(db, place);
    const found = invoice.status === 'red' ? 'red' : verifyStatus;
    const { firmId, applicationId } = await changeInvoice(db, invoice, { verifyStatus: found, verifiedAt: NOW });
    const application = await findApplication(db, keyedApplication({ firmId, id: applicationId }));
    const detail = `${invoiceNo} ${VERIFY_STATES[found]}`;
    if (application) await insertEvent(db, application, { actor: SHOP, kind: 'verified', detail, invoiceId: place.id });
  });
}
