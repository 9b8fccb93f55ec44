import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import {
  QUOTE_ASSIST_PATH,
  RECOMMEND_PATH,
  SHARED_DETAILS_PATH,
  SHARED_GOODS_PATH,
  SHARED_QUOTE_PATH,
  SHARED_QUOTE_PREVIEW_PATH,
  SHARED_SMART_ORDER_PATH,
  SHARED_SMART_QUOTE_PATH,
  SHARES_PATH,
} from '#business/paths/rules/public.ts';
import { SHARERS } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const sharingPages = [
  {
    path: SHARES_PATH,
    file: 'features/sharing/web/own/shares-page.tsx',
    layout: 'user',
    access: 'login',
    title: '我的分享',
    specified: false,
    only: SHARERS,
    menu: { group: 'trade', place: 80 },
  },
  {
    path: RECOMMEND_PATH,
    file: 'features/sharing/web/recommend/recommend-page.tsx',
    layout: 'user',
    access: 'login',
    title: '推荐商品',
    specified: false,
    only: SHARERS,
    menu: { group: 'trade', place: 90 },
  },
  {
    path: SHARED_QUOTE_PATH,
    file: 'features/sharing/web/share-quota-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '分享的报价',
  },
  {
    path: SHARED_SMART_QUOTE_PATH,
    file: 'features/sharing/web/share-quota-smart-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '分享的智能柜报价',
  },
  {
    path: SHARED_SMART_ORDER_PATH,
    file: 'features/sharing/web/share-order-smart-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '分享的智能柜订单',
  },
  {
    path: SHARED_QUOTE_PREVIEW_PATH,
    file: 'features/sharing/web/share-quota-preview-page.tsx',
    layout: 'mobile',
    access: 'login',
    title: '预览分享的报价',
  },
  {
    path: QUOTE_ASSIST_PATH,
    file: 'features/sharing/web/quota-assist-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '报价协助',
  },
  {
    path: SHARED_DETAILS_PATH,
    file: 'features/sharing/web/share-modify-info-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '修改地址或发票',
  },
  {
    path: SHARED_GOODS_PATH,
    file: 'features/sharing/web/share-recommend-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '推荐的商品',
  },
] as const satisfies readonly PageDeclaration[];
