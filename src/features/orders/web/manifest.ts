import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { ORDER_LIST_PATH, PRINT_PATH, SHARED_ORDER_PATH } from '#business/paths/rules/public.ts';
import { TRADE_READERS } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const ordersPages = [
  {
    path: PRINT_PATH,
    file: 'features/orders/web/print/print-page.tsx',
    layout: 'empty',
    access: 'public',
    title: '打印订单',
  },
  {
    path: ORDER_LIST_PATH,
    file: 'features/orders/web/order-list-page.tsx',
    layout: 'user',
    access: 'login',
    title: '我的订单',
    only: TRADE_READERS,
    permission: 'ORDER_MANAGEMENT',
    menu: { group: 'trade', place: 10 },
  },
  {
    path: SHARED_ORDER_PATH,
    file: 'features/orders/web/links/share-order-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '分享的订单',
  },
] as const satisfies readonly PageDeclaration[];
