import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { CHECKOUT_PATH } from '#business/paths/rules/public.ts';
import { BUYERS } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const checkoutPages = [
  {
    path: CHECKOUT_PATH,
    file: 'features/checkout/web/checkout-page.tsx',
    layout: 'default',
    access: 'login',
    title: '确认订单',
    only: BUYERS,
  },
] as const satisfies readonly PageDeclaration[];
