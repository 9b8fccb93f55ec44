import type { Database } from '#platform/api/database.ts';
import { invoicesExport } from './export-invoices.ts';
import { invoiceAttachments } from './invoice-attachments.ts';
import {
  createInvoiceDeskHandlers,
  createInvoiceHandlers,
  type InvoiceSettings,
  taxCodeHandlers,
} from './invoice-handlers.ts';
import { invoiceEffects, invoiceJobs, type TaxWork } from './invoice-jobs.ts';
import { type InvoicePost, invoiceNewsEffects } from './invoice-news.ts';

/** What the app collects of the feature on the server. */
export const invoices = {
  handlers: (settings: InvoiceSettings) => ({
    invoiceDesk: createInvoiceDeskHandlers(settings),
    invoices: createInvoiceHandlers(settings),
    taxCodes: taxCodeHandlers,
  }),
  attachments: [invoiceAttachments],
  exports: [invoicesExport],
  /** People are told of what becomes of applications. */
  newsEffects: (database: Database, post: InvoicePost) => invoiceNewsEffects(database, post),
  /** The tax platform is asked and told; it takes its time. */
  platformJobs: (database: Database, work: TaxWork) => invoiceJobs(database, work),
  platformEffects: (database: Database, work: TaxWork) => invoiceEffects(database, work),
};
