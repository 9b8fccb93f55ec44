import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { DESK_CUSTOMERS_PATH } from '#business/paths/rules/public.ts';

/** Pages of the feature, as the app collects them. A customer's own page joins several features and is the app's. */
export const customerTermsPages = [
  {
    path: DESK_CUSTOMERS_PATH,
    file: 'features/customer-terms/web/desk/customers-page.tsx',
    layout: 'desk',
    permission: 'DESK_CUSTOMERS',
    also: 'DESK_CUSTOMER_LIMITS',
    access: 'login',
    title: '客户条款',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];
