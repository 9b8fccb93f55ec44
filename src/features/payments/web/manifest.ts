import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import {
  CASHIER_PATH,
  DESK_PAYMENTS_PATH,
  ORDER_PLACED_PATH,
  PAID_PATH,
  PAY_PATH,
} from '#business/paths/rules/public.ts';
import { BUYERS, TRADE_READERS } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const paymentsPages = [
  {
    path: ORDER_PLACED_PATH,
    file: 'features/payments/web/order-placed-page.tsx',
    layout: 'default',
    access: 'login',
    title: '订单提交成功',
    only: TRADE_READERS,
  },
  {
    path: PAY_PATH,
    file: 'features/payments/web/order-pay-page.tsx',
    layout: 'default',
    access: 'login',
    title: '支付订单',
    only: BUYERS,
  },
  {
    path: PAID_PATH,
    file: 'features/payments/web/order-paid-page.tsx',
    layout: 'default',
    access: 'login',
    title: '付款结果',
    only: TRADE_READERS,
  },
  {
    path: CASHIER_PATH,
    file: 'features/payments/web/cashier-page.tsx',
    layout: 'default',
    access: 'login',
    title: '更换付款方式',
    only: BUYERS,
  },
  {
    path: DESK_PAYMENTS_PATH,
    file: 'features/payments/web/desk/payments-page.tsx',
    layout: 'desk',
    permission: 'DESK_PAYMENTS',
    access: 'login',
    title: '收款与退款',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];
