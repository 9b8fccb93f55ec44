import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { DESK_CASE_DETAIL_PATH, DESK_CASE_POLICY_PATH, DESK_CASES_PATH } from '#business/paths/rules/public.ts';

/** Pages of the desk: who decides and who receives goods share the first two. */
export const deskCasePages = [
  {
    path: DESK_CASES_PATH,
    file: 'features/after-sales/web/desk/cases-page.tsx',
    layout: 'desk',
    permission: 'DESK_AFTER_SALES',
    also: 'DESK_AFTER_SALES_GOODS',
    access: 'login',
    title: '售后处理',
    specified: false,
  },
  {
    path: DESK_CASE_DETAIL_PATH,
    file: 'features/after-sales/web/desk/case-detail-page.tsx',
    layout: 'desk',
    permission: 'DESK_AFTER_SALES',
    also: 'DESK_AFTER_SALES_GOODS',
    access: 'login',
    title: '售后处理详情',
    specified: false,
  },
  {
    path: DESK_CASE_POLICY_PATH,
    file: 'features/after-sales/web/desk/case-policy-page.tsx',
    layout: 'desk',
    permission: 'DESK_AFTER_SALES_CHECK',
    access: 'login',
    title: '售后规则',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];
