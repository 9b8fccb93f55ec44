import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import {
  APPROVAL_DETAIL_PATH,
  APPROVAL_LIST_PATH,
  EMAIL_APPROVAL_PATH,
  SHORT_APPROVAL_LIST_PATH,
} from '#business/paths/rules/public.ts';
import { BUYING_PEOPLE } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const approvalsPages = [
  {
    path: EMAIL_APPROVAL_PATH,
    file: 'features/approvals/web/email-approval-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '邮件审批',
  },
  {
    path: SHORT_APPROVAL_LIST_PATH,
    file: 'features/approvals/web/short-todo-page.tsx',
    layout: 'default',
    access: 'login',
    title: '待我审批',
    only: BUYING_PEOPLE,
  },
  {
    path: APPROVAL_LIST_PATH,
    file: 'features/approvals/web/approval-list-page.tsx',
    layout: 'user',
    access: 'login',
    title: '审批管理',
    only: BUYING_PEOPLE,
    permission: 'ORDER_APPROVE',
    menu: { group: 'trade', place: 50 },
  },
  {
    path: APPROVAL_DETAIL_PATH,
    file: 'features/approvals/web/approval-detail-page.tsx',
    layout: 'user',
    access: 'login',
    title: '审批详情',
    only: BUYING_PEOPLE,
  },
] as const satisfies readonly PageDeclaration[];
