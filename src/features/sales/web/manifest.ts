import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { SALES_PURCHASES_PATH, SALES_WORKSPACE_PATH } from '#business/paths/rules/public.ts';

/** Pages of the feature, as the app collects them. */
export const salesPages = [
  {
    path: SALES_WORKSPACE_PATH,
    file: 'features/sales/web/workspace-page.tsx',
    layout: 'user',
    access: 'login',
    title: '销售工作台',
    specified: false,
    only: ['sales'],
    menu: { group: 'todos', place: 20 },
  },
  {
    path: SALES_PURCHASES_PATH,
    file: 'features/sales/web/purchases/purchases-page.tsx',
    layout: 'user',
    access: 'login',
    title: '客户采购',
    specified: false,
    only: ['sales'],
    menu: { group: 'todos', place: 30 },
  },
] as const satisfies readonly PageDeclaration[];
