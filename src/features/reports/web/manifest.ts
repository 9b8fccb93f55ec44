import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { DESK_OVERVIEW_PATH } from '#business/paths/rules/public.ts';
import { BUYING_PEOPLE } from '#platform/shared/identities.ts';
import { DELIVERY_REPORT_PATH } from '../rules/report-paths.ts';

const page = { layout: 'user', access: 'login', only: BUYING_PEOPLE } as const;

/** Pages of the feature, as the app collects them. */
export const reportsPages = [
  {
    ...page,
    path: '/user/report/dataReport.html',
    file: 'features/reports/web/spend/spend-page.tsx',
    title: '采购报表',
    permission: 'REPORT_MANAGEMENT_PAGE',
    menu: { group: 'reports', place: 10 },
  },
  {
    ...page,
    path: DELIVERY_REPORT_PATH,
    file: 'features/reports/web/delivery/delivery-page.tsx',
    title: '交付报表',
    permission: 'REPORT_MANAGEMENT_DELIVERY_PAGE',
    menu: { group: 'reports', place: 20 },
  },
  {
    ...page,
    path: '/user/report/category.html',
    file: 'features/reports/web/category/category-page.tsx',
    title: '分类报表',
    permission: 'REPORT_MANAGEMENT_CATEGORY',
    menu: { group: 'reports', place: 30 },
  },
  {
    path: DESK_OVERVIEW_PATH,
    file: 'features/reports/web/desk/overview-page.tsx',
    layout: 'desk',
    permission: 'DESK_OVERVIEW',
    access: 'login',
    title: '经营概览',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];
