import {
  ACTIVATION_FAILED_PATH,
  ACTIVATION_PASSWORD_PATH,
  ACTIVATION_PATH,
  BRAND_INDEX_PATH,
  BRAND_PATH,
  BROWSER_PATH,
  CATEGORY_PATH,
  CHECK_PATH,
  CORRECTION_PATH,
  EMAIL_APPROVAL_PATH,
  ERROR_RESULT_PATH,
  ITEM_PATH,
  LOGIN_PATH,
  MOBILE_LOGIN_PATH,
  NET_CHECK_PATH,
  NET_ERROR_PATH,
  NOT_FOUND_PATH,
  PRINT_PATH,
  REGISTER_PATH,
  RESET_PATH,
  SEARCH_MATERIAL_PATH,
  SEARCH_PATH,
  SHORT_LOGIN_PATH,
  SHORT_SURVEY_PATH,
  SURVEY_PATH,
  TERMS_PATH,
} from '#business/paths/rules/public.ts';
import { DESK_PAGES } from './desk-pages.ts';
import type { PageRow } from './page-row.ts';
import { SHARE_PAGES } from './share-pages.ts';
import { TRADE_PAGES } from './trade-pages.ts';
import { USER_PAGES } from './user-pages.ts';

export type { LayoutName, PageRow } from './page-row.ts';

/**
 * The one table of pages: addresses, frames, access and titles. Guards, titles, menus and the coverage test
 * read nothing else; a page that is not here does not exist.
 */
export const PAGES: readonly PageRow[] = [
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
    path: CORRECTION_PATH,
    file: 'features/catalog/web/corrections/goods-error-page.tsx',
    layout: 'default',
    access: 'public',
    title: '商品纠错',
  },
  {
    path: EMAIL_APPROVAL_PATH,
    file: 'features/approvals/web/email-approval-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '邮件审批',
  },
  {
    path: SURVEY_PATH,
    file: 'features/surveys/web/survey-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '问卷调研',
  },
  {
    path: SHORT_SURVEY_PATH,
    file: 'features/surveys/web/short-survey-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '问卷调研',
  },
  {
    path: SEARCH_PATH,
    file: 'features/search/web/search-page.tsx',
    layout: 'default',
    access: 'public',
    title: '搜索结果',
  },
  {
    path: CATEGORY_PATH,
    file: 'features/search/web/category-page.tsx',
    layout: 'default',
    access: 'public',
    title: '商品分类',
  },
  {
    path: BRAND_PATH,
    file: 'features/search/web/brand-page.tsx',
    layout: 'default',
    access: 'login',
    title: '品牌',
  },
  {
    path: BRAND_INDEX_PATH,
    file: 'features/catalog/web/brands/brand-index-page.tsx',
    layout: 'default',
    access: 'login',
    title: '全部品牌',
  },
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
    path: NET_ERROR_PATH,
    file: 'features/diagnostics/web/net-error-page.tsx',
    layout: 'empty',
    access: 'public',
    title: '网络连接失败',
  },
  {
    path: ERROR_RESULT_PATH,
    file: 'features/diagnostics/web/error-result-page.tsx',
    layout: 'empty',
    access: 'public',
    title: '操作没有完成',
  },
  {
    path: CHECK_PATH,
    file: 'features/diagnostics/web/checks/system-check-page.tsx',
    layout: 'default',
    access: 'public',
    title: '系统检测',
  },
  {
    path: NET_CHECK_PATH,
    file: 'features/diagnostics/web/checks/net-check-page.tsx',
    layout: 'default',
    access: 'public',
    title: '网络检测',
  },
  { path: LOGIN_PATH, file: 'features/access/web/login-page.tsx', layout: 'login', access: 'public', title: '登录' },
  {
    path: SHORT_LOGIN_PATH,
    file: 'features/access/web/login-second-name-page.tsx',
    layout: 'login',
    access: 'public',
    title: '登录',
  },
  {
    path: MOBILE_LOGIN_PATH,
    file: 'features/access/web/mobile-login-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '登录',
  },
  {
    path: REGISTER_PATH,
    file: 'features/accounts/web/registration/register-page.tsx',
    layout: 'login',
    access: 'public',
    title: '企业注册',
    specified: false,
  },
  {
    path: RESET_PATH,
    file: 'features/accounts/web/reset/reset-page.tsx',
    layout: 'login',
    access: 'public',
    title: '找回密码',
  },
  {
    path: ACTIVATION_PATH,
    file: 'features/accounts/web/activation/activation-page.tsx',
    layout: 'login',
    access: 'public',
    title: '激活账号',
  },
  {
    path: ACTIVATION_PASSWORD_PATH,
    file: 'features/accounts/web/activation/activation-password-page.tsx',
    layout: 'login',
    access: 'public',
    title: '设置登录密码',
  },
  {
    path: ACTIVATION_FAILED_PATH,
    file: 'features/accounts/web/activation/activation-failed-page.tsx',
    layout: 'login',
    access: 'public',
    title: '激活失败',
  },
  {
    path: PRINT_PATH,
    file: 'features/orders/web/print/print-page.tsx',
    layout: 'empty',
    access: 'public',
    title: '打印订单',
  },
  {
    path: TERMS_PATH,
    file: 'features/accounts/web/terms/user-regulations-page.tsx',
    layout: 'login',
    access: 'public',
    title: '服务条款与隐私政策',
  },
  ...TRADE_PAGES,
  ...USER_PAGES,
  ...SHARE_PAGES,
  ...DESK_PAGES,
];

/** Loosely typed: the exact type of a match hangs on the router, whose type hangs on those who call this. */
interface Match {
  routeId: unknown;
  /** The router's spelling of the address: `/u-{$id}.html`. */
  fullPath: unknown;
}

/** Row of the page that the router matched; undefined for an unknown address, which matches the root alone. */
export function pageOf(matches: readonly Match[]): PageRow | undefined {
  const match = matches.at(-1);
  if (!match || match.routeId === '__root__') return undefined;
  const path = String(match.fullPath).replaceAll('{$', '{');
  return PAGES.find((row) => row.path === path);
}

export const BUILT_PATHS: ReadonlySet<string> = new Set(PAGES.map((row) => row.path));
