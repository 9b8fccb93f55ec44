import { APPROVAL_FLOWS_PATH, COST_CENTER_PATH, INVOICE_APPLY_PATH, INVOICE_DETAIL_PATH } from './user-paths.ts';

/** Money of one cost center. */
export const statementHref = (centerId: string | bigint) => `${COST_CENTER_PATH}?statement=${centerId}`;

/** Where one approval flow is set up. */
export const flowHref = (flowId: string | bigint) => `${APPROVAL_FLOWS_PATH}?edit=${flowId}`;

/** One application for invoices. */
export const invoiceHref = (applicationNo: string) =>
  `${INVOICE_DETAIL_PATH}?applicationNo=${encodeURIComponent(applicationNo)}`;

/** A draft to go on with. */
export const invoiceDraftHref = (applicationNo: string) =>
  `${INVOICE_APPLY_PATH}?draft=${encodeURIComponent(applicationNo)}`;

/** Where invoices of an order are asked for. */
export const invoiceApplyHref = (orderNo: string) => `${INVOICE_APPLY_PATH}?orderNo=${encodeURIComponent(orderNo)}`;

/** The same for what is confirmed of a statement. */
export const invoiceStatementHref = (statementNo: string) =>
  `${INVOICE_APPLY_PATH}?statementNo=${encodeURIComponent(statementNo)}`;
