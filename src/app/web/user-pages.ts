import type { PageRow } from './page-row.ts';

/** Pages of the user center (specification 2.3). */
export const USER_PAGES: readonly PageRow[] = [
  { path: '/user', file: 'app/web/pages/user-page.tsx', layout: 'user', access: 'login', title: '用户中心' },
  {
    path: '/user/user-center.html',
    file: 'app/web/pages/user-center-page.tsx',
    layout: 'user',
    access: 'login',
    title: '用户中心',
  },
  {
    path: '/user/transaction/order.html',
    file: 'features/orders/web/order-list-page.tsx',
    layout: 'user',
    access: 'login',
    title: '我的订单',
  },
  {
    path: '/user/transaction/orderDetail.html',
    file: 'app/web/pages/order-detail-page.tsx',
    layout: 'user',
    access: 'public',
    title: '订单详情',
  },
  {
    path: '/user/system/approval.html',
    file: 'features/approvals/web/flows/flows-page.tsx',
    layout: 'user',
    access: 'login',
    title: '审批流',
  },
  {
    path: '/user/personal/info.html',
    file: 'features/profile/web/personal/personal-page.tsx',
    layout: 'user',
    access: 'login',
    title: '个人信息',
  },
  {
    path: '/user/personal/delivery.html',
    file: 'features/profile/web/delivery-page.tsx',
    layout: 'user',
    access: 'login',
    title: '收货地址',
  },
  {
    path: '/user/system/company.html',
    file: 'features/organisation/web/company/company-page.tsx',
    layout: 'user',
    access: 'login',
    title: '公司信息',
  },
  {
    path: '/user/system/range.html',
    file: 'features/visibility/web/range/range-page.tsx',
    layout: 'user',
    access: 'login',
    title: '可见范围',
  },
  {
    path: '/user/system/audit.html',
    file: 'features/audit/web/audit-page.tsx',
    layout: 'user',
    access: 'login',
    title: '操作日志',
    specified: false,
  },
  {
    path: '/user/system/costCenter.html',
    file: 'features/budgets/web/cost-center-page.tsx',
    layout: 'user',
    access: 'login',
    title: '成本中心',
  },
  {
    path: '/user/system/cost-edit.html',
    file: 'features/budgets/web/edit/cost-edit-page.tsx',
    layout: 'user',
    access: 'login',
    title: '编辑成本中心',
  },
];
