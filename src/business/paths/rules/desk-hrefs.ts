import {
  DESK_CASE_DETAIL_PATH,
  DESK_IMPORT_DETAIL_PATH,
  DESK_INVOICE_DETAIL_PATH,
  DESK_ORDER_DETAIL_PATH,
  DESK_QUOTE_DETAIL_PATH,
  DESK_STATEMENTS_PATH,
  DESK_SURVEY_EDIT_PATH,
  DESK_SURVEY_RESULTS_PATH,
} from './desk-paths.ts';

export const deskCaseHref = (caseNo: string) => `${DESK_CASE_DETAIL_PATH}?caseNo=${encodeURIComponent(caseNo)}`;

export const deskOrderHref = (orderNo: string) => `${DESK_ORDER_DETAIL_PATH}?orderNo=${encodeURIComponent(orderNo)}`;

export const deskQuoteHref = (quoteNo: string) => `${DESK_QUOTE_DETAIL_PATH}?quoteNo=${encodeURIComponent(quoteNo)}`;

export const importRunHref = (id: string) => `${DESK_IMPORT_DETAIL_PATH}?id=${id}`;

export const surveyEditHref = (code: string) => `${DESK_SURVEY_EDIT_PATH}?code=${code}`;

export const surveyResultsHref = (code: string) => `${DESK_SURVEY_RESULTS_PATH}?code=${code}`;

export const deskInvoiceHref = (applicationNo: string) =>
  `${DESK_INVOICE_DETAIL_PATH}?applicationNo=${encodeURIComponent(applicationNo)}`;
export const deskDisputeHref = (disputeNo: string) =>
  `${DESK_STATEMENTS_PATH}?dispute=${encodeURIComponent(disputeNo)}`;

export const deskStatementHref = (statementNo: string) =>
  `${DESK_STATEMENTS_PATH}?no=${encodeURIComponent(statementNo)}`;
