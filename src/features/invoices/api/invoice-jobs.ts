import type { AttachmentTools } from '#business/attachments/api/public.ts';
import { STATEMENT_ADJUSTED } from '#features/statements/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { log } from '#platform/api/log.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { ISSUED } from '../rules/invoice-states.ts';
import { keepFiles } from './invoice-attachments.ts';
import { findInvoice, type InvoicePlace, keyed, readDueInvoices } from './invoice-repo.ts';
import { INVOICE_SEND } from './issue/accept-application.ts';
import { carryInvoice } from './issue/carry-invoice.ts';
import { WORKER } from './issue/open-invoice.ts';
import type { TaxSettings } from './platform/tax-platform.ts';
import { RED_SEND } from './red/ask-red.ts';
import { carryRed } from './red/carry-red.ts';
import { expireReds } from './red/expire-reds.ts';
import { readDueReds } from './red/red-repo.ts';
import { type Adjusted, takeAdjustment } from './red/take-adjustment.ts';
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

/** One that fails keeps nobody waiting: it is tried again with the next run. */
async function onEach<T>(rows: readonly T[], act: (row: T) => Promise<void>): Promise<void> {
  for (const row of rows) await act(row).catch((err: unknown) => log.error({ err }, 'invoice not carried on'));
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
  [RED_SEND]: (payload) => {
    const { firmId, redId } = payload as { firmId: string; redId: string };
    return carryRed(database, work.tax, { firmId: BigInt(firmId), id: BigInt(redId) });
  },
  [STATEMENT_ADJUSTED]: (payload) => takeAdjustment(database, payload as Adjusted),
});
