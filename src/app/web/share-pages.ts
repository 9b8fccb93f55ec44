import type { PageRow } from './page-row.ts';

/** Pages behind links that people give away (specification 2.1): what they show stands in the link's own row. */
export const SHARE_PAGES: readonly PageRow[] = [
  {
    path: '/shareOrder.html',
    file: 'features/orders/web/links/share-order-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '分享的订单',
  },
  {
    path: '/shareLogistics.html',
    file: 'features/fulfilment/web/share-logistics-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '分享的物流',
  },
  {
    path: '/shareQuota.html',
    file: 'features/sharing/web/share-quota-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '分享的报价',
  },
  {
    path: '/shareQuotaSmart.html',
    file: 'features/sharing/web/share-quota-smart-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '分享的智能柜报价',
  },
  {
    path: '/shareOrderSmart.html',
    file: 'features/sharing/web/share-order-smart-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '分享的智能柜订单',
  },
  {
    path: '/shareQuota/preview.html',
    file: 'features/sharing/web/share-quota-preview-page.tsx',
    layout: 'mobile',
    access: 'login',
    title: '预览分享的报价',
  },
  {
    path: '/quotaAssist.html',
    file: 'features/sharing/web/quota-assist-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '报价协助',
  },
  {
    path: '/shareModifyInfo.html',
    file: 'features/sharing/web/share-modify-info-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '修改地址或发票',
  },
  {
    path: '/shareRecommend.html',
    file: 'features/sharing/web/share-recommend-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '推荐的商品',
  },
];
