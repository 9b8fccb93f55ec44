import {
  QUOTE_ASSIST_PATH,
  SHARED_DETAILS_PATH,
  SHARED_GOODS_PATH,
  SHARED_LOGISTICS_PATH,
  SHARED_ORDER_PATH,
  SHARED_QUOTE_PATH,
  SHARED_QUOTE_PREVIEW_PATH,
  SHARED_SMART_ORDER_PATH,
  SHARED_SMART_QUOTE_PATH,
} from '#business/paths/rules/public.ts';
import type { PageRow } from './page-row.ts';

/** Pages behind links that people give away (specification 2.1): what they show stands in the link's own row. */
export const SHARE_PAGES: readonly PageRow[] = [
  {
    path: SHARED_ORDER_PATH,
    file: 'features/orders/web/links/share-order-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '分享的订单',
  },
  {
    path: SHARED_LOGISTICS_PATH,
    file: 'features/fulfilment/web/share-logistics-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '分享的物流',
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
];
