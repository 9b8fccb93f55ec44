import {
  BROWSER_PATH,
  CART_PATH,
  COMPANY_PATH,
  DESK_CUSTOMER_PATH,
  DESK_ENQUIRIES_PATH,
  ITEM_PATH,
  NOT_FOUND_PATH,
  ORDER_DETAIL_PATH,
  QUOTE_DETAIL_PATH,
  SEARCH_MATERIAL_PATH,
  STATEMENT_DETAIL_PATH,
  USER_CENTER_PATH,
  USER_PATH,
} from '#business/paths/rules/public.ts';
import { ADMINISTRATORS, BUYERS, TRADE_READERS } from '#platform/shared/identities.ts';
import { FEATURE_PAGES } from './feature-pages.gen.ts';
import type { PageRow } from './page-row.ts';

/** Pages that join several features, and those of the shop as a whole. */
const OWN_PAGES: readonly PageRow[] = [
  { path: '/', file: 'app/web/pages/home-page.tsx', layout: 'default', access: 'login', title: '首页' },
  {
    path: SEARCH_MATERIAL_PATH,
    file: 'app/web/pages/search-material-page.tsx',
    layout: 'default',
    access: 'public',
    title: '客户编码匹配结果',
  },
  { path: ITEM_PATH, file: 'app/web/pages/sku-page.tsx', layout: 'default', access: 'public', title: '商品详情' },
  {
    path: NOT_FOUND_PATH,
    file: 'app/web/pages/not-found-address-page.tsx',
    layout: 'default',
    access: 'public',
    title: '页面不存在',
  },
  {
    path: BROWSER_PATH,
    file: 'app/web/pages/browser-page.tsx',
    layout: 'empty',
    access: 'public',
    title: '浏览器版本过低',
  },
  {
    path: CART_PATH,
    file: 'app/web/pages/cart-page.tsx',
    layout: 'default',
    access: 'login',
    title: '购物车',
    only: BUYERS,
  },
  { path: USER_PATH, file: 'app/web/pages/user-page.tsx', layout: 'user', access: 'login', title: '用户中心' },
  {
    path: USER_CENTER_PATH,
    file: 'app/web/pages/user-center-page.tsx',
    layout: 'user',
    access: 'login',
    title: '用户中心',
    menu: { group: 'todos', place: 10, label: '待办中心' },
  },
  {
    path: ORDER_DETAIL_PATH,
    file: 'app/web/pages/order-detail-page.tsx',
    layout: 'user',
    access: 'public',
    title: '订单详情',
  },
  {
    path: STATEMENT_DETAIL_PATH,
    file: 'app/web/pages/statement-page.tsx',
    layout: 'user',
    access: 'login',
    title: '对账单详情',
    only: TRADE_READERS,
    permission: 'RECONCILIATION_MANAGEMENT_PAGE',
    specified: false,
  },
  {
    path: QUOTE_DETAIL_PATH,
    file: 'app/web/pages/quota-detail-page.tsx',
    layout: 'user',
    access: 'login',
    title: '报价详情',
    only: TRADE_READERS,
    permission: 'QUOTE_MANAGEMENT',
  },
  {
    path: COMPANY_PATH,
    file: 'app/web/pages/company-page.tsx',
    layout: 'user',
    access: 'login',
    title: '公司信息',
    only: ADMINISTRATORS,
    permission: 'COMPANY_MANAGEMENT',
    menu: { group: 'company', place: 60 },
  },
  {
    path: DESK_CUSTOMER_PATH,
    file: 'app/web/pages/desk-customer-page.tsx',
    layout: 'desk',
    permission: 'DESK_CUSTOMERS',
    also: 'DESK_CUSTOMER_LIMITS',
    access: 'login',
    title: '客户条款详情',
    specified: false,
  },
  {
    path: DESK_ENQUIRIES_PATH,
    file: 'app/web/pages/desk-enquiries-page.tsx',
    layout: 'desk',
    permission: 'DESK_QUOTES',
    access: 'login',
    title: '询价处理',
    specified: false,
  },
];

/**
 * The one table of pages: addresses, frames, access and titles, collected from the features. Browsers get it in two parts
 * (`scripts/front-pages.ts`): rows of the storefront at once, the others with their routes.
 */
export const PAGE_ROWS: readonly PageRow[] = [...OWN_PAGES, ...FEATURE_PAGES];
