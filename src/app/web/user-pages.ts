import { BUYING_PEOPLE, type Identity, OWN_PEOPLE } from '#platform/shared/identities.ts';
import type { PageRow } from './page-row.ts';
import { USER_TRADE_PAGES } from './user-trade-pages.ts';

/** Who administers users, roles and the company: the users of procurement systems are administered there. */
const ADMINISTRATORS: readonly Identity[] = ['company', 'group', 'restricted'];
/**
 * Who keeps addresses and invoice titles here: sales accounts do not (specification 6, blocks), and procurement systems
 * send theirs with each order.
 */
const OWN_BOOK: readonly Identity[] = ['company'];

/** Pages of the user center (specification 2.3). */
export const USER_PAGES: readonly PageRow[] = [
  ...USER_TRADE_PAGES,
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
    only: OWN_BOOK,
  },
  {
    path: '/user/system/company.html',
    file: 'features/organisation/web/company/company-page.tsx',
    layout: 'user',
    access: 'login',
    title: '公司信息',
    only: ADMINISTRATORS,
    permission: 'COMPANY_MANAGEMENT',
  },
  {
    path: '/user/system/range.html',
    file: 'features/visibility/web/range/range-page.tsx',
    layout: 'user',
    access: 'login',
    title: '可见范围',
    only: ['company', 'restricted'],
    permission: 'PURCHASE_GOODS_VISIBLE_MANAGEMENT',
  },
  {
    path: '/user/system/audit.html',
    file: 'features/audit/web/audit-page.tsx',
    layout: 'user',
    access: 'login',
    title: '操作日志',
    specified: false,
    only: OWN_PEOPLE,
    permission: 'COMPANY_MANAGEMENT',
  },
  {
    path: '/user/system/costCenter.html',
    file: 'features/budgets/web/cost-center-page.tsx',
    layout: 'user',
    access: 'login',
    title: '成本中心',
    only: BUYING_PEOPLE,
    permission: 'COST_MANAGEMENT',
  },
  {
    path: '/user/system/cost-edit.html',
    file: 'features/budgets/web/edit/cost-edit-page.tsx',
    layout: 'user',
    access: 'login',
    title: '编辑成本中心',
    only: BUYING_PEOPLE,
    permission: 'COST_MANAGEMENT',
  },
  {
    path: '/user/system/user.html',
    file: 'features/members/web/users/user-list-page.tsx',
    layout: 'user',
    access: 'login',
    title: '用户',
    only: ADMINISTRATORS,
    permission: 'USER_MANAGEMENT',
  },
  {
    path: '/user/system/user-edit.html',
    file: 'features/members/web/users/user-edit-page.tsx',
    layout: 'user',
    access: 'login',
    title: '编辑用户',
    only: ADMINISTRATORS,
    permission: 'USER_MANAGEMENT',
  },
  {
    path: '/user/system/user-detail.html',
    file: 'features/members/web/users/user-detail-page.tsx',
    layout: 'user',
    access: 'login',
    title: '用户详情',
    only: ADMINISTRATORS,
    permission: 'USER_MANAGEMENT',
  },
  {
    path: '/user/system/org.html',
    file: 'features/members/web/departments/org-page.tsx',
    layout: 'user',
    access: 'login',
    title: '组织',
    only: ADMINISTRATORS,
    permission: 'USER_MANAGEMENT',
  },
  {
    path: '/user/system/org-edit.html',
    file: 'features/members/web/departments/org-edit-page.tsx',
    layout: 'user',
    access: 'login',
    title: '编辑部门',
    only: ADMINISTRATORS,
    permission: 'USER_MANAGEMENT',
  },
  {
    path: '/user/system/org-detail.html',
    file: 'features/members/web/departments/org-detail-page.tsx',
    layout: 'user',
    access: 'login',
    title: '部门详情',
    only: ADMINISTRATORS,
    permission: 'USER_MANAGEMENT',
  },
  {
    path: '/user/system/role.html',
    file: 'features/members/web/roles/role-page.tsx',
    layout: 'user',
    access: 'login',
    title: '角色',
    only: ADMINISTRATORS,
    permission: 'ROLE_MANAGEMENT',
  },
  {
    path: '/user/system/role-edit.html',
    file: 'features/members/web/roles/role-edit-page.tsx',
    layout: 'user',
    access: 'login',
    title: '编辑角色',
    only: ADMINISTRATORS,
    permission: 'ROLE_MANAGEMENT',
  },
  {
    path: '/user/personal/invoice.html',
    file: 'features/profile/web/invoices/invoice-page.tsx',
    layout: 'user',
    access: 'login',
    title: '发票信息',
    only: OWN_BOOK,
  },
];
