/** Pages of the user center about what is bought, asked, approved and shared (specification 2.3). */
export const USER_PATH = '/user';
export const USER_CENTER_PATH = '/user/user-center.html';
export const ORDER_LIST_PATH = '/user/transaction/order.html';
export const ORDER_DETAIL_PATH = '/user/transaction/orderDetail.html';
export const QUOTE_LIST_PATH = '/user/transaction/quota.html';
export const QUOTE_DETAIL_PATH = '/user/transaction/quotaDetail.html';
export const TRANSFERRED_QUOTES_PATH = '/user/transaction/transferred.html';
export const ENQUIRY_LIST_PATH = '/user/transaction/inquiry.html';
export const ENQUIRY_DETAIL_PATH = '/user/transaction/inquiryDetail.html';
export const ENQUIRY_CREATE_PATH = '/user/transaction/inquiryCreate.html';
export const APPROVAL_LIST_PATH = '/user/transaction/approval.html';
export const APPROVAL_DETAIL_PATH = '/user/transaction/approvalDetail.html';
export const SELECTION_PATH = '/user/transaction/selection.html';
export const SHARES_PATH = '/user/transaction/shares.html';
export const SALES_WORKSPACE_PATH = '/user/sales/workspace.html';
export const RECOMMEND_PATH = '/user/sales/recommend.html';

export const orderHref = (orderNo: string) => `${ORDER_DETAIL_PATH}?orderNo=${encodeURIComponent(orderNo)}`;
export const quoteHref = (quoteNo: string) => `${QUOTE_DETAIL_PATH}?quoteNo=${encodeURIComponent(quoteNo)}`;
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
