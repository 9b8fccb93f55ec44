import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { DESK_CASE_FIGURES_PATH } from '#business/paths/rules/public.ts';
import { deskCasePages } from './desk-pages.ts';

/** Pages of the feature, as the app collects them. */
export const afterSalesPages = [
  ...deskCasePages,
  {
    path: DESK_CASE_FIGURES_PATH,
    file: 'features/after-sales/web/figures/figures-page.tsx',
    layout: 'desk',
    permission: 'DESK_AFTER_SALES',
    access: 'login',
    title: '售后分析',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];
