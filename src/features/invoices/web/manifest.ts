import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import {
  DESK_INVOICE_DETAIL_PATH,
  DESK_INVOICES_PATH,
  DESK_TAX_CODES_PATH,
  INVOICE_APPLY_PATH,
  INVOICE_DETAIL_PATH,
  INVOICES_PATH,
} from '#business/paths/rules/public.ts';
import { BUYERS, TRADE_READERS } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const invoicesPages = [
  {
    path: INVOICES_PATH,
    file: 'features/invoices/web/list/invoices-page.tsx',
    layout: 'user',
    access: 'login',
    title: '发票管理',
    specified: false,
    only: TRADE_READERS,
    permission: 'RECONCILIATION_MANAGEMENT_PAGE',
    menu: { group: 'reconciliation', place: 30 },
  },
  {
    path: INVOICE_DETAIL_PATH,
    file: 'features/invoices/web/detail/invoice-detail-page.tsx',
    layout: 'user',
    access: 'login',
    title: '开票申请详情',
    specified: false,
    only: TRADE_READERS,
    permission: 'RECONCILIATION_MANAGEMENT_PAGE',
  },
  {
    path: INVOICE_APPLY_PATH,
    file: 'features/invoices/web/apply/invoice-apply-page.tsx',
    layout: 'user',
    access: 'login',
    title: '申请开票',
    specified: false,
    only: BUYERS,
    permission: 'RECONCILIATION_MANAGEMENT_PAGE',
  },
  {
    path: DESK_INVOICES_PATH,
    file: 'features/invoices/web/desk/invoices-page.tsx',
    layout: 'desk',
    permission: 'DESK_INVOICES',
    access: 'login',
    title: '开票处理',
    specified: false,
  },
  {
    path: DESK_INVOICE_DETAIL_PATH,
    file: 'features/invoices/web/desk/invoice-detail-page.tsx',
    layout: 'desk',
    permission: 'DESK_INVOICES',
    access: 'login',
    title: '开票处理详情',
    specified: false,
  },
  {
    path: DESK_TAX_CODES_PATH,
    file: 'features/invoices/web/desk/tax-codes-page.tsx',
    layout: 'desk',
    permission: 'DESK_INVOICES',
    access: 'login',
    title: '税收编码',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];
