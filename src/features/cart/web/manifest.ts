import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { SHARED_CART_PATH } from '#business/paths/rules/public.ts';
import { BUYERS } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const cartPages = [
  {
    path: SHARED_CART_PATH,
    file: 'features/cart/web/shared/shared-cart-page.tsx',
    layout: 'default',
    access: 'login',
    title: '分享的购物车',
    specified: false,
    only: BUYERS,
  },
] as const satisfies readonly PageDeclaration[];
