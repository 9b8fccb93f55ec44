export const APPROVAL_LIST_HREF = '/user/transaction/approval.html';
export const approvalHref = (requestNo: string) => `/user/transaction/approvalDetail.html?requestNo=${requestNo}`;
