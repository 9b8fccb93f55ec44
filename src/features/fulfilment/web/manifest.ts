import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import {
  DESK_ORDER_DETAIL_PATH,
  DESK_ORDERS_PATH,
  DESK_STOCK_PATH,
  SHARED_LOGISTICS_PATH,
} from '#business/paths/rules/public.ts';

/** Pages of the feature, as the app collects them. */
export const fulfilmentPages = [
  {
    path: SHARED_LOGISTICS_PATH,
    file: 'features/fulfilment/web/share-logistics-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '分享的物流',
  },
  {
    path: DESK_ORDERS_PATH,
    file: 'features/fulfilment/web/desk/orders-page.tsx',
    layout: 'desk',
    permission: 'DESK_ORDERS',
    access: 'login',
    title: '订单履约',
    specified: false,
  },
  {
    path: DESK_ORDER_DETAIL_PATH,
    file: 'features/fulfilment/web/desk/order-detail-page.tsx',
    layout: 'desk',
    permission: 'DESK_ORDERS',
    access: 'login',
    title: '订单履约详情',
    specified: false,
  },
  {
    path: DESK_STOCK_PATH,
    file: 'features/fulfilment/web/desk/stock-page.tsx',
    layout: 'desk',
    permission: 'DESK_STOCK',
    access: 'login',
    title: '库存',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];
