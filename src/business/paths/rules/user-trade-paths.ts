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
export const AFTER_SALES_PATH = '/user/transaction/afterSales.html';
export const AFTER_SALES_DETAIL_PATH = '/user/transaction/afterSalesDetail.html';
export const AFTER_SALES_APPLY_PATH = '/user/transaction/afterSalesApply.html';
export const SELECTION_PATH = '/user/transaction/selection.html';
export const SHARES_PATH = '/user/transaction/shares.html';
/** What the customers of a sales account buy. */
export const SALES_PURCHASES_PATH = '/user/sales/purchases.html';
export const SALES_WORKSPACE_PATH = '/user/sales/workspace.html';
export const RECOMMEND_PATH = '/user/sales/recommend.html';
/** What a company is to pay (specification 2.3). */
export const STATEMENT_LIST_PATH = '/user/account/accountList.html';
export const STATEMENT_DETAIL_PATH = '/user/account/statement.html';
export const STATEMENT_TERMS_PATH = '/user/account/statementTerms.html';
