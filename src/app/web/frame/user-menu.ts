import type { PermissionCode } from '#features/access/rules/public.ts';
import { type Identity, SHARERS } from '#platform/shared/identities.ts';

export type UserMenuItem = {
  label: string;
  path: string;
  /** Shown only to those who hold it; null for everybody. */
  permission: PermissionCode | null;
  /** Group-type firms see only what carries this flag (specification 6, menu visibility). */
  forGroup?: boolean;
  /** The only identities whose calls its page may make; absent means all that hold the permission. */
  only?: readonly Identity[];
  /** Pages reached from it whose address does not follow from its own. */
  below?: readonly string[];
};

export type UserMenuGroup = { label: string; permission: PermissionCode | null; items: readonly UserMenuItem[] };

/**
 * Who keeps addresses and invoice titles here: sales accounts do not (specification 6, blocks), and procurement systems
 * send theirs with each order.
 */
const OWN_BOOK: readonly Identity[] = ['company'];

/** Left menu of the user center: the groups of specification 2.3 in their order, then the person's own settings. */
export const USER_MENU: readonly UserMenuGroup[] = [
  {
    label: '我的待办',
    permission: null,
    items: [
      { label: '待办中心', path: '/user/user-center.html', permission: null },
      { label: '销售工作台', path: '/user/sales/workspace.html', permission: null, only: ['sales'] },
    ],
  },
  {
    label: '交易管理',
    permission: 'TRADE_MANAGEMENT',
    items: [
      { label: '我的订单', path: '/user/transaction/order.html', permission: 'ORDER_MANAGEMENT' },
      { label: '我的报价', path: '/user/transaction/quota.html', permission: 'QUOTE_MANAGEMENT' },
      { label: '已转报价', path: '/user/transaction/transferred.html', permission: 'QUOTE_MANAGEMENT' },
      { label: '询价单', path: '/user/transaction/inquiry.html', permission: 'DEMAND_ORDER_MANAGEMENT' },
      { label: '审批管理', path: '/user/transaction/approval.html', permission: 'ORDER_APPROVE' },
      { label: '售后管理', path: '/user/transaction/afterSales.html', permission: 'AFTER_SALES_ORDER_MANAGEMENT' },
      { label: '选型清单', path: '/user/transaction/selection.html', permission: 'SELECTION_LIST' },
      { label: '我的分享', path: '/user/transaction/shares.html', permission: null, only: SHARERS },
      { label: '推荐商品', path: '/user/sales/recommend.html', permission: null, only: SHARERS },
    ],
  },
  {
    label: '对账管理',
    permission: 'RECONCILIATION_MANAGEMENT',
    items: [{ label: '对账单', path: '/user/account/accountList.html', permission: 'RECONCILIATION_MANAGEMENT_PAGE' }],
  },
  {
    label: '匹配管理',
    permission: 'MATCH_ORDER_MANAGE',
    items: [
      { label: '批量匹配', path: '/user/match/matchList.html', permission: 'MATCH_ORDER_PAGE' },
      { label: '智能匹配', path: '/user/match/aiMatch.html', permission: 'MATCH_ORDER_INTELLECT' },
    ],
  },
  {
    label: '智能柜',
    permission: 'SMART_CABINET_MANAGEMENT',
    items: [
      { label: '设备管理', path: '/user/smart/device.html', permission: 'SMART_DEVICE_MANAGEMENT' },
      { label: '领用人', path: '/user/smart/picker.html', permission: 'PICKING_USER_MANAGEMENT' },
      { label: '领用权限', path: '/user/smart/permission.html', permission: 'PICKING_ROLE_MANAGEMENT' },
      { label: '领用单', path: '/user/smart/doc.html', permission: 'RECEIVE_ORDER_MANAGEMENT' },
      { label: '智能柜报价', path: '/user/smart/smartQuota.html', permission: 'CONSIGN_SALE_MANAGEMENT' },
      { label: '工单', path: '/user/smart/workList.html', permission: 'SMART_DEVICE_ORDER_MANAGEMENT' },
    ],
  },
  {
    label: '物料管理',
    permission: 'CUSTOMER_ITEM_MANAGEMENT',
    items: [
      { label: '物料信息', path: '/user/material/materialInfo.html', permission: 'CUSTOMER_ITEM_MANAGEMENT_M' },
      { label: '物料分类', path: '/user/material/category.html', permission: 'CUSTOMER_CATEGORY_MANAGEMENT' },
    ],
  },
  {
    label: '企业管理',
    permission: null,
    items: [
      { label: '用户', path: '/user/system/user.html', permission: 'USER_MANAGEMENT', forGroup: true },
      { label: '组织', path: '/user/system/org.html', permission: 'USER_MANAGEMENT', forGroup: true },
      { label: '角色', path: '/user/system/role.html', permission: 'ROLE_MANAGEMENT', forGroup: true },
      { label: '审批流', path: '/user/system/approval.html', permission: 'APPROVAL_MANAGEMENT' },
      {
        label: '成本中心',
        path: '/user/system/costCenter.html',
        permission: 'COST_MANAGEMENT',
        below: ['/user/system/cost-edit.html'],
      },
      { label: '公司信息', path: '/user/system/company.html', permission: 'COMPANY_MANAGEMENT' },
      { label: '可见范围', path: '/user/system/range.html', permission: 'PURCHASE_GOODS_VISIBLE_MANAGEMENT' },
      { label: '操作日志', path: '/user/system/audit.html', permission: 'COMPANY_MANAGEMENT' },
    ],
  },
  {
    label: '数据中心',
    permission: 'REPORT_MANAGEMENT',
    items: [
      { label: '数据报表', path: '/user/report/dataReport.html', permission: 'REPORT_MANAGEMENT_PAGE' },
      { label: '交付报表', path: '/user/report/delivery.html', permission: 'REPORT_MANAGEMENT_DELIVERY_PAGE' },
      { label: '分类报表', path: '/user/report/category.html', permission: 'REPORT_MANAGEMENT_CATEGORY' },
    ],
  },
  {
    label: '下载中心',
    permission: null,
    items: [{ label: '文件下载', path: '/user/report/fileCenter.html', permission: null, forGroup: true }],
  },
  {
    label: '个人设置',
    permission: null,
    items: [
      { label: '个人信息', path: '/user/personal/info.html', permission: null, forGroup: true },
      { label: '收货地址', path: '/user/personal/delivery.html', permission: null, only: OWN_BOOK },
      { label: '发票信息', path: '/user/personal/invoice.html', permission: null, only: OWN_BOOK },
      { label: '消息推送', path: '/user/push/message.html', permission: null },
    ],
  },
];
