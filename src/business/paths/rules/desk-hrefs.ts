import {
  DESK_CASE_DETAIL_PATH,
  DESK_CUSTOMER_PATH,
  DESK_CUSTOMERS_PATH,
  DESK_DISPUTES_PATH,
  DESK_IMPORT_DETAIL_PATH,
  DESK_INVOICE_DETAIL_PATH,
  DESK_ORDER_DETAIL_PATH,
  DESK_QUOTE_DETAIL_PATH,
  DESK_STATEMENT_PATH,
  DESK_SURVEY_EDIT_PATH,
  DESK_SURVEY_RESULTS_PATH,
} from './desk-paths.ts';

export const deskCaseHref = (caseNo: string) => `${DESK_CASE_DETAIL_PATH}?caseNo=${encodeURIComponent(caseNo)}`;

export const deskCustomerHref = (code: string) => `${DESK_CUSTOMER_PATH}?code=${encodeURIComponent(code)}`;

/** Applications of companies for credit, on the page of the customers. */
export const DESK_CREDIT_APPLICATIONS_HREF = `${DESK_CUSTOMERS_PATH}?tab=applications`;

export const deskOrderHref = (orderNo: string) => `${DESK_ORDER_DETAIL_PATH}?orderNo=${encodeURIComponent(orderNo)}`;

export const deskQuoteHref = (quoteNo: string) => `${DESK_QUOTE_DETAIL_PATH}?quoteNo=${encodeURIComponent(quoteNo)}`;

export const importRunHref = (id: string) => `${DESK_IMPORT_DETAIL_PATH}?id=${id}`;

export const surveyEditHref = (code: string) => `${DESK_SURVEY_EDIT_PATH}?code=${code}`;

export const surveyResultsHref = (code: string) => `${DESK_SURVEY_RESULTS_PATH}?code=${code}`;

export const deskDisputeHref = (disputeNo: string) => `${DESK_DISPUTES_PATH}?dispute=${encodeURIComponent(disputeNo)}`;
export const deskInvoiceHref = (applicationNo: string) =>
  `${DESK_INVOICE_DETAIL_PATH}?applicationNo=${encodeURIComponent(applicationNo)}`;

export const deskStatementHref = (statementNo: string) =>
  `${DESK_STATEMENT_PATH}?no=${encodeURIComponent(statementNo)}`;
