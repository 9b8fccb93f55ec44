import { type AttachmentTools, openAttachment } from '#business/attachments/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { invoiceContract } from '../contract/invoice-contract.ts';
import { invoiceDeskContract } from '../contract/invoice-desk-contract.ts';
import { taxCodeContract } from '../contract/tax-code-contract.ts';
import { answerOwnRed, askOwnRed, bookInvoice, cancelApplication, signApplication } from './acts/buyer-acts.ts';
import { verifyAtDesk, verifyOwn } from './acts/verify-invoice.ts';
import { applyForInvoices } from './apply/apply.ts';
import { previewInvoices, readApplyTerms } from './apply/preview.ts';
import { assignCode } from './codes/assign-code.ts';
import { importCodes } from './codes/import-codes.ts';
import { readOrdinaryPage } from './codes/ordinary-repo.ts';
import { readCodes, readMissing } from './codes/read-codes.ts';
import { setOrdinary } from './codes/set-ordinary.ts';
import {
  acceptAtDesk,
  answerDeskRed,
  askDeskRed,
  closeAtDesk,
  deliverAtDesk,
  rejectAtDesk,
  retryAtDesk,
  takeApplication,
} from './desk/desk-acts.ts';
import { readDeskPolicy, savePolicy } from './desk/desk-policy.ts';
import { readCustomerTerms, saveCustomerTerms } from './desk/firm-terms.ts';
import { readDeskDetail, readQueue } from './desk/read-queue.ts';
import { deleteDraft, readDraft, saveDraft } from './drafts/save-draft.ts';
import { INVOICE_FILES } from './invoice-attachments.ts';
import { readDetail } from './read/read-detail.ts';
import { countApplications, readApplicationPage, readInvoicePage } from './read/read-list.ts';
import { readPlaces } from './read/read-places.ts';
import { readRedTodos } from './read/read-red-todos.ts';

const calls = implementFeature(invoiceContract);
const desk = implementFeature(invoiceDeskContract);
const codes = implementFeature(taxCodeContract);

export interface InvoiceSettings {
  attachments: AttachmentTools;
}

export const createInvoiceHandlers = ({ attachments }: InvoiceSettings) => ({
  places: calls.places.handler(({ input, context: { db, caller } }) => readPlaces(db, signedIn(caller), input)),
  preview: calls.preview.handler(({ input, context: { db, caller } }) => previewInvoices(db, signedIn(caller), input)),
  terms: calls.terms.handler(({ context: { db, caller } }) => readApplyTerms(db, signedIn(caller))),
  saveDraft: calls.saveDraft.handler(({ input, context: { db, caller } }) => saveDraft(db, signedIn(caller), input)),
  draft: calls.draft.handler(({ input, context: { db, caller } }) =>
    readDraft(db, signedIn(caller), input.applicationNo),
  ),
  deleteDraft: calls.deleteDraft.handler(({ input, context: { db, caller } }) =>
    deleteDraft(db, signedIn(caller), input),
  ),
  redTodos: calls.redTodos.handler(({ context: { db, caller } }) => readRedTodos(db, signedIn(caller), new Date())),
  verify: calls.verify.handler(({ input, context: { db, caller } }) => verifyOwn(db, signedIn(caller), input)),
  apply: calls.apply.handler(({ input, context: { db, caller } }) => applyForInvoices(db, signedIn(caller), input)),
  list: calls.list.handler(({ input, context: { db, caller } }) => readApplicationPage(db, signedIn(caller), input)),
  counts: calls.counts.handler(({ context: { db, caller } }) => countApplications(db, signedIn(caller))),
  detail: calls.detail.handler(({ input, context: { db, caller } }) =>
    readDetail(db, signedIn(caller), input.applicationNo, new Date()),
  ),
  issued: calls.issued.handler(({ input, context: { db, caller } }) => readInvoicePage(db, signedIn(caller), input)),
  cancel: calls.cancel.handler(({ input, context: { db, caller } }) => cancelApplication(db, signedIn(caller), input)),
  sign: calls.sign.handler(({ input, context: { db, caller } }) => signApplication(db, signedIn(caller), input)),
  book: calls.book.handler(({ input, context: { db, caller } }) => bookInvoice(db, signedIn(caller), input)),
  askRed: calls.askRed.handler(({ input, context: { db, caller } }) => askOwnRed(db, signedIn(caller), input)),
  answerRed: calls.answerRed.handler(({ input, context: { db, caller } }) => answerOwnRed(db, signedIn(caller), input)),
  file: calls.file.handler(({ input, context: { db, caller } }) =>
    openAttachment(attachments, db, signedIn(caller), INVOICE_FILES, input.fileId),
  ),
});

export const createInvoiceDeskHandlers = ({ attachments }: InvoiceSettings) => ({
  queue: desk.queue.handler(({ input, context: { db } }) => readQueue(db, input, new Date())),
  detail: desk.detail.handler(({ input, context: { db, caller } }) =>
    readDeskDetail(db, caller, input.applicationNo, new Date()),
  ),
  take: desk.take.handler(({ input, context: { db, caller } }) => takeApplication(db, caller, input)),
  accept: desk.accept.handler(({ input, context: { db, caller } }) => acceptAtDesk(db, caller, input)),
  reject: desk.reject.handler(({ input, context: { db, caller } }) => rejectAtDesk(db, caller, input)),
  retry: desk.retry.handler(({ input, context: { db, caller } }) => retryAtDesk(db, caller, input)),
  close: desk.close.handler(({ input, context: { db, caller } }) => closeAtDesk(db, caller, input)),
  deliver: desk.deliver.handler(({ input, context: { db, caller } }) => deliverAtDesk(db, caller, input)),
  askRed: desk.askRed.handler(({ input, context: { db, caller } }) => askDeskRed(db, caller, input)),
  answerRed: desk.answerRed.handler(({ input, context: { db, caller } }) => answerDeskRed(db, caller, input)),
  file: desk.file.handler(({ input, context: { db } }) =>
    openAttachment(attachments, db, 'desk', INVOICE_FILES, input.fileId),
  ),
  policy: desk.policy.handler(({ context: { db } }) => readDeskPolicy(db)),
  verify: desk.verify.handler(({ input, context: { db, caller } }) => verifyAtDesk(db, caller, input)),
  firmTerms: desk.firmTerms.handler(({ input, context: { db } }) => readCustomerTerms(db, input.customerCode)),
  saveFirmTerms: desk.saveFirmTerms.handler(({ input, context: { db, caller } }) =>
    saveCustomerTerms(db, caller, input),
  ),
  savePolicy: desk.savePolicy.handler(({ input, context: { db, caller } }) => savePolicy(db, caller, input)),
});

export const taxCodeHandlers = {
  codes: codes.codes.handler(({ input, context: { db } }) => readCodes(db, input)),
  missing: codes.missing.handler(({ input, context: { db } }) => readMissing(db, input)),
  assign: codes.assign.handler(({ input, context: { db, caller } }) => assignCode(db, caller, input)),
  ordinary: codes.ordinary.handler(({ input, context: { db } }) => readOrdinaryPage(db, input)),
  setOrdinary: codes.setOrdinary.handler(({ input, context: { db, caller } }) => setOrdinary(db, caller, input)),
  import: codes.import.handler(({ input, context, signal }) => importCodes(context, input, signal)),
};
