import { type AttachmentOwner, type AttachmentTools, keepAttachment } from '#business/attachments/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { FILE_FORMATS } from '../contract/invoice-words.ts';
import { ISSUED } from '../rules/invoice-states.ts';
import { findApplication, keyed as keyedApplication } from './application-repo.ts';
import { NOW } from './clock-columns.ts';
import {
  changeInvoice,
  findInvoice,
  type InvoicePlace,
  type InvoiceRow,
  keyed,
  lockInvoice,
  readInvoiceLines,
} from './invoice-repo.ts';
import { issueWish } from './issue/platform-wishes.ts';
import type { TaxSettings } from './platform/tax-platform.ts';
import { isInvoice, isVisibleInvoice } from './read/read-file-rights.ts';

/** Files of issued invoices, as the platform gave them. */
export const INVOICE_FILES = 'invoice';
const MEDIA = { pdf: 'application/pdf', xml: 'application/xml', ofd: 'application/ofd' } as const;
const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

export const invoiceAttachments: AttachmentOwner = {
  kind: INVOICE_FILES,
  folder: 'invoice-files',
  permission: 'RECONCILIATION_MANAGEMENT_PAGE',
  deskPermission: 'DESK_INVOICES',
  mayRead: isVisibleInvoice,
  deskMayRead: isInvoice,
  mayWrite: async () => false,
};

async function readPaper(db: Db, place: InvoicePlace, settings: TaxSettings) {
  const invoice = await findInvoice(db, keyed(place));
  if (!invoice || invoice.filesKept || !ISSUED.includes(invoice.status)) return null;
  const application = await findApplication(
    db,
    keyedApplication({ firmId: invoice.firmId, id: invoice.applicationId }),
  );
  if (!application || !invoice.invoiceNo || !invoice.issuedAt) return null;
  const { attempt, askedAt, ...wish } = issueWish(
    application,
    invoice,
    await readInvoiceLines(db, invoice.firmId, [invoice.id]),
    settings.seller,
  );
  return { application, invoice, paper: { ...wish, invoiceNo: invoice.invoiceNo, issuedAt: invoice.issuedAt } };
}

const nameOf = ({ invoiceNo, specimen }: InvoiceRow, format: string) =>
  `${specimen ? '样票-' : ''}${invoiceNo}.${format}`;

/** Fetches the files of an issued invoice and keeps them beside it; done once. */
export async function keepFiles(
  database: Database,
  tools: AttachmentTools,
  settings: TaxSettings,
  place: InvoicePlace,
): Promise<void> {
  const found = await inTransaction(database, WORKER, 'read', (db) => readPaper(db, place, settings));
  if (!found || !settings.platform) return;
  const { invoice, application, paper } = found;
  const files: { format: (typeof FILE_FORMATS)[number]; content: Uint8Array }[] = [];
  for (const format of FILE_FORMATS) {
    const content = await settings.platform.download(paper, format);
    if (content) files.push({ format, content });
  }
  const { firmId, id } = invoice;
  const totalFen = invoice.amountFen;
  const verified = await settings.platform.verify({ invoiceNo: paper.invoiceNo, issuedAt: paper.issuedAt, totalFen });
  const person = { firmId, userId: application.userId };
  await inTransaction(database, person, 'write', async (db) => {
    const locked = await lockInvoice(db, { firmId, id });
    if (locked.filesKept) return;
    for (const { format, content } of files) {
      const file = { fileName: nameOf(locked, format), mediaType: MEDIA[format], bytes: content.length };
      await keepAttachment(tools, db, INVOICE_FILES, { person, place: { ownerId: id, side: 'desk' }, file, content });
    }
    await changeInvoice(db, locked, {
      filesKept: true,
      nextAskAt: null,
      verifyStatus: verified,
      verifiedAt: NOW,
    });
  });
}
