export const APPROVAL_LIST_HREF = '/user/transaction/approval.html';
/** The short list: no right opens it, so whoever is asked once or has handed something in finds it there. */
const SHORT_LIST_HREF = '/approval.html';

/** Where somebody finds what waits for him or what he handed in: the page of approvals is for those who hold its right. */
export function approvalBoxHref(box: 'todo' | 'mine', permissions: readonly string[]): string {
  const list = permissions.includes('ORDER_APPROVE') ? APPROVAL_LIST_HREF : SHORT_LIST_HREF;
  return box === 'todo' ? list : `${list}?box=${box}`;
}

export const approvalHref = (requestNo: string) => `/user/transaction/approvalDetail.html?requestNo=${requestNo}`;
