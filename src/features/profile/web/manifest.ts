import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { DELIVERY_PATH, INVOICE_PATH, PERSONAL_PATH } from '#business/paths/rules/public.ts';
import type { Identity } from '#platform/shared/identities.ts';

/**
 * Who keeps addresses and invoice titles here: sales accounts do not (specification 6, blocks), and procurement systems
 * send theirs with each order.
 */
const OWN_BOOK: readonly Identity[] = ['company'];

/** Pages of the feature, as the app collects them. */
export const profilePages = [
  {
    path: PERSONAL_PATH,
    file: 'features/profile/web/personal/personal-page.tsx',
    layout: 'user',
    access: 'login',
    title: '个人信息',
    menu: { group: 'own', place: 10, forGroup: true },
  },
  {
    path: DELIVERY_PATH,
    file: 'features/profile/web/delivery-page.tsx',
    layout: 'user',
    access: 'login',
    title: '收货地址',
    only: OWN_BOOK,
    menu: { group: 'own', place: 20 },
  },
  {
    path: INVOICE_PATH,
    file: 'features/profile/web/invoices/invoice-page.tsx',
    layout: 'user',
    access: 'login',
    title: '发票信息',
    only: OWN_BOOK,
    menu: { group: 'own', place: 30 },
  },
] as const satisfies readonly PageDeclaration[];
