import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import {
  AFTER_SALES_APPLY_PATH,
  AFTER_SALES_DETAIL_PATH,
  AFTER_SALES_PATH,
  AFTER_SALES_SETTINGS_PATH,
  DESK_CASE_FIGURES_PATH,
} from '#business/paths/rules/public.ts';
import { ADMINISTRATORS, BUYERS, TRADE_READERS } from '#platform/shared/identities.ts';
import { deskCasePages } from './desk-pages.ts';

/** Pages of the feature, as the app collects them. */
export const afterSalesPages = [
  ...deskCasePages,
  {
    path: AFTER_SALES_PATH,
    file: 'features/after-sales/web/list/after-sales-page.tsx',
    layout: 'user',
    access: 'login',
    title: '售后管理',
    only: TRADE_READERS,
    permission: 'AFTER_SALES_ORDER_MANAGEMENT',
    menu: { group: 'trade', place: 60 },
  },
  {
    path: AFTER_SALES_DETAIL_PATH,
    file: 'features/after-sales/web/detail/case-detail-page.tsx',
    layout: 'user',
    access: 'login',
    title: '售后单详情',
    only: TRADE_READERS,
    permission: 'AFTER_SALES_ORDER_MANAGEMENT',
  },
  {
    path: AFTER_SALES_APPLY_PATH,
    file: 'features/after-sales/web/apply/apply-page.tsx',
    layout: 'user',
    access: 'login',
    title: '申请售后',
    only: BUYERS,
    permission: 'AFTER_SALES_ADD',
  },
  {
    path: AFTER_SALES_SETTINGS_PATH,
    file: 'features/after-sales/web/settings/settings-page.tsx',
    layout: 'user',
    access: 'login',
    title: '售后设置',
    specified: false,
    only: ADMINISTRATORS,
    permission: 'APPROVAL_MANAGEMENT',
    menu: { group: 'company', place: 65 },
  },
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
