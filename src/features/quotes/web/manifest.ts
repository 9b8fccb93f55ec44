import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import {
  DESK_QUOTE_DETAIL_PATH,
  DESK_QUOTES_PATH,
  QUOTE_LIST_PATH,
  QUOTE_REQUEST_PATH,
  QUOTE_TO_ORDER_PATH,
  TRANSFERRED_QUOTES_PATH,
} from '#business/paths/rules/public.ts';
import { BUYERS, TRADE_READERS } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const quotesPages = [
  {
    path: QUOTE_REQUEST_PATH,
    file: 'features/quotes/web/quote-page.tsx',
    layout: 'default',
    access: 'login',
    title: '申请报价',
    only: BUYERS,
  },
  {
    path: QUOTE_TO_ORDER_PATH,
    file: 'features/quotes/web/to-order-page.tsx',
    layout: 'default',
    access: 'login',
    title: '报价转订单',
    only: BUYERS,
  },
  {
    path: QUOTE_LIST_PATH,
    file: 'features/quotes/web/quota-page.tsx',
    layout: 'user',
    access: 'login',
    title: '我的报价',
    only: TRADE_READERS,
    permission: 'QUOTE_MANAGEMENT',
    menu: { group: 'trade', place: 20 },
  },
  {
    path: TRANSFERRED_QUOTES_PATH,
    file: 'features/quotes/web/transferred-page.tsx',
    layout: 'user',
    access: 'login',
    title: '已转报价',
    only: TRADE_READERS,
    permission: 'QUOTE_MANAGEMENT',
    menu: { group: 'trade', place: 30 },
  },
  {
    path: DESK_QUOTES_PATH,
    file: 'features/quotes/web/desk/quotes-page.tsx',
    layout: 'desk',
    permission: 'DESK_QUOTES',
    access: 'login',
    title: '报价处理',
    specified: false,
  },
  {
    path: DESK_QUOTE_DETAIL_PATH,
    file: 'features/quotes/web/desk/quote-detail-page.tsx',
    layout: 'desk',
    permission: 'DESK_QUOTES',
    access: 'login',
    title: '报价处理详情',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];
