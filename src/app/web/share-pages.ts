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
];
