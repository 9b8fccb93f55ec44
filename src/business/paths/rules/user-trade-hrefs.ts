import {
  AFTER_SALES_APPLY_PATH,
  AFTER_SALES_DETAIL_PATH,
  APPROVAL_DETAIL_PATH,
  ENQUIRY_CREATE_PATH,
  ENQUIRY_DETAIL_PATH,
  ORDER_DETAIL_PATH,
  QUOTE_DETAIL_PATH,
  STATEMENT_DETAIL_PATH,
} from './user-trade-paths.ts';

export const orderHref = (orderNo: string) => `${ORDER_DETAIL_PATH}?orderNo=${encodeURIComponent(orderNo)}`;

export const quoteHref = (quoteNo: string) => `${QUOTE_DETAIL_PATH}?quoteNo=${encodeURIComponent(quoteNo)}`;

export const caseHref = (caseNo: string) => `${AFTER_SALES_DETAIL_PATH}?caseNo=${encodeURIComponent(caseNo)}`;

/** Where after-sales of an order begin; with what is known of the wish: a line, and why. */
export function applyHref(orderNo: string, { lineNo, reason }: { lineNo?: number; reason?: string } = {}): string {
  const line = lineNo === undefined ? '' : `&lineNo=${lineNo}`;
  const why = reason === undefined ? '' : `&reason=${encodeURIComponent(reason)}`;
  return `${AFTER_SALES_APPLY_PATH}?orderNo=${encodeURIComponent(orderNo)}${line}${why}`;
}

/** Where after-sales of goods begin whose order is not named yet. */
export const applyForItemHref = (itemNo: string) => `${AFTER_SALES_APPLY_PATH}?itemNo=${encodeURIComponent(itemNo)}`;

export const enquiryHref = (enquiryNo: string) => `${ENQUIRY_DETAIL_PATH}?enquiryNo=${encodeURIComponent(enquiryNo)}`;

export const approvalHref = (requestNo: string) => `${APPROVAL_DETAIL_PATH}?requestNo=${encodeURIComponent(requestNo)}`;

/** Where a draft of an enquiry is gone on with. */
export const draftHref = (enquiryNo: string) => `${ENQUIRY_CREATE_PATH}?enquiryNo=${encodeURIComponent(enquiryNo)}`;

/** Where an enquiry begins, with what is known of it: words that found nothing, or an item. */
export function newEnquiryHref(wish: { keyword?: string; itemNo?: string } = {}): string {
  const entries = Object.entries(wish).filter(([, value]) => value);
  const query = new URLSearchParams(entries).toString();
  return `${ENQUIRY_CREATE_PATH}${query && `?${query}`}`;
}

/** A statement; with one of its disputes open, where it is about that. */
export const accountStatementHref = (statementNo: string, disputeNo?: string) =>
  `${STATEMENT_DETAIL_PATH}?no=${encodeURIComponent(statementNo)}${disputeNo ? `&dispute=${encodeURIComponent(disputeNo)}` : ''}`;
