import type { AttachmentTools } from '#business/attachments/api/public.ts';
import { CASE_REINVOICE, type CaseReinvoice } from '#features/after-sales/api/public.ts';
import { STATEMENT_ADJUSTED } from '#features/statements/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { ISSUED } from '../rules/invoice-states.ts';
import { carryVerify, INVOICE_VERIFY } from './acts/verify-invoice.ts';
import { reissueCase } from './drafts/reissue-case.ts';
import { keepFiles } from './invoice-attachments.ts';
import { findInvoice, type InvoicePlace, keyed, readDueInvoices } from './invoice-repo.ts';
import { INVOICE_SEND } from './issue/accept-application.ts';
import { carryInvoice } from './issue/carry-invoice.ts';
import { onEach } from './issue/on-each.ts';
import { WORKER } from './issue/open-invoice.ts';
import type { TaxSettings } from './platform/tax-platform.ts';
import { RED_SEND } from './red/ask-red.ts';
import { carryRed } from './red/carry-red.ts';
import { expireReds } from './red/expire-reds.ts';
import { readDueReds } from './red/red-repo.ts';
import { type Adjusted, takeAdjustment } from './red/take-adjustment.ts';
import { RED_ENDED, takeEnded } from './red/take-ended.ts';
import { takePostings } from './red/take-postings.ts';
import { markNewStatements } from './statements/mark-statements.ts';

export interface TaxWork {
  attachments: AttachmentTools;
  tax: TaxSettings;
}

/** Sends an invoice or asks about it, and fetches its files once it is issued. */
async function carryOn(database: Database, { attachments, tax }: TaxWork, place: InvoicePlace): Promise<void> {
  await carryInvoice(database, tax, place);
  const invoice = await inTransaction(database, WORKER, 'read', (db) => findInvoice(db, keyed(place)));
  if (invoice && ISSUED.includes(invoice.status) && !invoice.filesKept) {
    await keepFiles(database, attachments, tax, place);
  }
}

/** Invoices and red letters whose time has come. */
export async function carryDue(database: Database, work: TaxWork): Promise<number> {
  const due = await inTransaction(database, WORKER, 'read', readDueInvoices);
  await onEach(due.slice(0, 200), (one) => carryOn(database, work, one));
  const dueReds = await inTransaction(database, WORKER, 'read', readDueReds);
  await onEach(dueReds.slice(0, 200), (one) => carryRed(database, work.tax, one));
  return due.length + dueReds.length;
}

export const invoiceJobs = (database: Database, work: TaxWork): ScheduledJob[] => [
  {
    name: 'invoice-platform',
    cron: '* * * * *',
    run: async () => {
      await takePostings(database);
      await expireReds(database);
      await carryDue(database, work);
    },
  },
  {
    name: 'invoice-statements',
    cron: '20 * * * *',
    run: async () => {
      await markNewStatements(database);
    },
  },
];

/** The platform takes its time: a lane of its own. */
export const invoiceEffects = (database: Database, work: TaxWork): EffectHandlers => ({
  [INVOICE_SEND]: (payload) => {
    const { firmId, invoiceId } = payload as { firmId: string; invoiceId: string };
    return carryOn(database, work, { firmId: BigInt(firmId), id: BigInt(invoiceId) });
  },
  [INVOICE_VERIFY]: (payload) => {
    const { firmId, invoiceId } = payload as { firmId: string; invoiceId: string };
    return carryVerify(database, work.tax, { firmId: BigInt(firmId), id: BigInt(invoiceId) });
  },
  [CASE_REINVOICE]: (payload) => reissueCase(database, payload as CaseReinvoice),
  [RED_SEND]: (payload) => {
    const { firmId, redId } = payload as { firmId: string; redId: string };
    return carryRed(database, work.tax, { firmId: BigInt(firmId), id: BigInt(redId) });
  },
  [RED_ENDED]: (payload) => {
    const { firmId, redId } = payload as { firmId: string; redId: string };
    return takeEnded(database, { firmId: BigInt(firmId), id: BigInt(redId) });
  },
  [STATEMENT_ADJUSTED]: (payload) => takeAdjustment(database, payload as Adjusted),
});
