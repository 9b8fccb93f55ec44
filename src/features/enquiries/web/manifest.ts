import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { ENQUIRY_CREATE_PATH, ENQUIRY_DETAIL_PATH, ENQUIRY_LIST_PATH } from '#business/paths/rules/public.ts';
import { BUYERS, TRADE_READERS } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const enquiriesPages = [
  {
    path: ENQUIRY_LIST_PATH,
    file: 'features/enquiries/web/inquiry-page.tsx',
    layout: 'user',
    access: 'login',
    title: '询价单',
    only: TRADE_READERS,
    permission: 'DEMAND_ORDER_MANAGEMENT',
    menu: { group: 'trade', place: 40 },
  },
  {
    path: ENQUIRY_DETAIL_PATH,
    file: 'features/enquiries/web/inquiry-detail-page.tsx',
    layout: 'user',
    access: 'login',
    title: '询价单详情',
    only: TRADE_READERS,
    permission: 'DEMAND_ORDER_MANAGEMENT',
  },
  {
    path: ENQUIRY_CREATE_PATH,
    file: 'features/enquiries/web/inquiry-create-page.tsx',
    layout: 'user',
    access: 'login',
    title: '新建询价',
    specified: false,
    only: BUYERS,
    permission: 'DEMAND_ORDER_MANAGEMENT',
  },
] as const satisfies readonly PageDeclaration[];
