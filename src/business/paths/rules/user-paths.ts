/** Pages of the user center where a company and its people look after themselves (specification 2.3). */
export const MESSAGE_LIST_PATH = '/user/push/message.html';
export const PERSONAL_PATH = '/user/personal/info.html';
export const DELIVERY_PATH = '/user/personal/delivery.html';
export const INVOICE_PATH = '/user/personal/invoice.html';
/** Accounts of the company's own books, and what is booked from. */
export const ERP_CODES_PATH = '/user/system/erpCodes.html';
/** Titles of the company: approved ones, requests for them. */
export const COMPANY_TITLES_PATH = '/user/personal/companyTitles.html';
/** A change of one of them is asked for; `new`: one more. */
export const companyTitleHref = (titleId: string): string => `${COMPANY_TITLES_PATH}?edit=${titleId}`;
export const COMPANY_PATH = '/user/system/company.html';
export const AFTER_SALES_SETTINGS_PATH = '/user/system/afterSales.html';
export const RANGE_PATH = '/user/system/range.html';
export const AUDIT_PATH = '/user/system/audit.html';
export const COST_CENTER_PATH = '/user/system/costCenter.html';
export const COST_CENTER_EDIT_PATH = '/user/system/cost-edit.html';
export const MEMBER_LIST_PATH = '/user/system/user.html';
export const MEMBER_EDIT_PATH = '/user/system/user-edit.html';
export const MEMBER_DETAIL_PATH = '/user/system/user-detail.html';
export const DEPARTMENT_LIST_PATH = '/user/system/org.html';
export const DEPARTMENT_EDIT_PATH = '/user/system/org-edit.html';
export const DEPARTMENT_DETAIL_PATH = '/user/system/org-detail.html';
export const ROLE_LIST_PATH = '/user/system/role.html';
export const ROLE_EDIT_PATH = '/user/system/role-edit.html';
export const APPROVAL_FLOWS_PATH = '/user/system/approval.html';
export const MESSAGE_SETTINGS_PATH = '/user/push/settings.html';
export const COMPANY_MESSAGES_PATH = '/user/push/company.html';
/** The download centre (specification 2.3). */
export const FILE_CENTER_PATH = '/user/report/fileCenter.html';
/** Credit of a company: what it may owe, owes and has paid (behaviours 2.9). */
export const USER_CREDIT_PATH = '/user/account/credit.html';
/** The same with the application for credit open, and with what is short in it: decimal yuan. */
export const creditApplyHref = (short: string): string => `${USER_CREDIT_PATH}?short=${encodeURIComponent(short)}`;
/** Invoices: what was issued and asked for. */
export const INVOICES_PATH = '/user/account/invoices.html';
export const INVOICE_APPLY_PATH = '/user/account/invoiceApply.html';
export const INVOICE_DETAIL_PATH = '/user/account/invoiceDetail.html';
