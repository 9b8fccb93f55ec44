import { APPROVAL_LIST_PATH, SHORT_APPROVAL_LIST_PATH } from '#business/paths/rules/public.ts';

/** Where somebody finds what waits for him or what he handed in: the page of approvals is for those who hold its right. */
export function approvalBoxHref(box: 'todo' | 'mine', permissions: readonly string[]): string {
  const list = permissions.includes('ORDER_APPROVE') ? APPROVAL_LIST_PATH : SHORT_APPROVAL_LIST_PATH;
  return box === 'todo' ? list : `${list}?box=${box}`;
}
