import {
  APPROVAL_FLOWS_PATH,
  APPROVAL_LIST_PATH,
  AUDIT_PATH,
  COMPANY_PATH,
  COST_CENTER_PATH,
  DELIVERY_PATH,
  DEPARTMENT_LIST_PATH,
  ENQUIRY_LIST_PATH,
  INVOICE_PATH,
  MEMBER_LIST_PATH,
  ORDER_LIST_PATH,
  PERSONAL_PATH,
  QUOTE_LIST_PATH,
  RANGE_PATH,
  RECOMMEND_PATH,
  ROLE_LIST_PATH,
  SALES_WORKSPACE_PATH,
  SELECTION_PATH,
  SHARES_PATH,
  TRANSFERRED_QUOTES_PATH,
  USER_CENTER_PATH,
} from '#business/paths/rules/public.ts';
import type { PermissionCode } from '#features/access/rules/public.ts';

/** Who may open it stands in the page's own row: what the menu adds is where it is listed, and by what name. */
export type UserMenuItem = {
  label: string;
  path: string;
  /** Group-type firms see only what carries this flag (specification 6, menu visibility). */
  forGroup?: boolean;
  /** Right its page will ask for once there is one; the page's row says it from then on. */
  later?: PermissionCode;
};

export type UserMenuGroup = { label: string; permission: PermissionCode | null; items: readonly UserMenuItem[] };

/** Left menu of the user center: the groups of specification 2.3 in their order, then the person's own settings. */
export const USER_MENU: readonly UserMenuGroup[] = [
  {
    label: '我的待办',
    permission: null,
    items: [
      { label: '待办中心', path: USER_CENTER_PATH },
      { label: '销售工作台', path: SALES_WORKSPACE_PATH },
    ],
  },
  {
    label: '交易管理',
    permission: 'TRADE_MANAGEMENT',
    items: [
      { label: '我的订单', path: ORDER_LIST_PATH },
      { label: '我的报价', path: QUOTE_LIST_PATH },
      { label: '已转报价', path: TRANSFERRED_QUOTES_PATH },
      { label: '询价单', path: ENQUIRY_LIST_PATH },
      { label: '审批管理', path: APPROVAL_LIST_PATH },
      { label: '售后管理', path: '/user/transaction/afterSales.html', later: 'AFTER_SALES_ORDER_MANAGEMENT' },
      { label: '选型清单', path: SELECTION_PATH },
      { label: '我的分享', path: SHARES_PATH },
      { label: '推荐商品', path: RECOMMEND_PATH },
    ],
  },
  {
    label: '对账管理',
    permission: 'RECONCILIATION_MANAGEMENT',
    items: [{ label: '对账单', path: '/user/account/accountList.html', later: 'RECONCILIATION_MANAGEMENT_PAGE' }],
  },
  {
    label: '匹配管理',
    permission: 'MATCH_ORDER_MANAGE',
    items: [
      { label: '批量匹配', path: '/user/match/matchList.html', later: 'MATCH_ORDER_PAGE' },
      { label: '智能匹配', path: '/user/match/aiMatch.html', later: 'MATCH_ORDER_INTELLECT' },
    ],
  },
  {
    label: '智能柜',
    permission: 'SMART_CABINET_MANAGEMENT',
    items: [
      { label: '设备管理', path: '/user/smart/device.html', later: 'SMART_DEVICE_MANAGEMENT' },
      { label: '领用人', path: '/user/smart/picker.html', later: 'PICKING_USER_MANAGEMENT' },
      { label: '领用权限', path: '/user/smart/permission.html', later: 'PICKING_ROLE_MANAGEMENT' },
      { label: '领用单', path: '/user/smart/doc.html', later: 'RECEIVE_ORDER_MANAGEMENT' },
      { label: '智能柜报价', path: '/user/smart/smartQuota.html', later: 'CONSIGN_SALE_MANAGEMENT' },
      { label: '工单', path: '/user/smart/workList.html', later: 'SMART_DEVICE_ORDER_MANAGEMENT' },
    ],
  },
  {
    label: '物料管理',
    permission: 'CUSTOMER_ITEM_MANAGEMENT',
    items: [
      { label: '物料信息', path: '/user/material/materialInfo.html', later: 'CUSTOMER_ITEM_MANAGEMENT_M' },
      { label: '物料分类', path: '/user/material/category.html', later: 'CUSTOMER_CATEGORY_MANAGEMENT' },
    ],
  },
  {
    label: '企业管理',
    permission: null,
    items: [
      { label: '用户', path: MEMBER_LIST_PATH, forGroup: true },
      { label: '组织', path: DEPARTMENT_LIST_PATH, forGroup: true },
      { label: '角色', path: ROLE_LIST_PATH, forGroup: true },
      { label: '审批流', path: APPROVAL_FLOWS_PATH },
      { label: '成本中心', path: COST_CENTER_PATH },
      { label: '公司信息', path: COMPANY_PATH },
      { label: '可见范围', path: RANGE_PATH },
      { label: '操作日志', path: AUDIT_PATH },
    ],
  },
  {
    label: '数据中心',
    permission: 'REPORT_MANAGEMENT',
    items: [
      { label: '数据报表', path: '/user/report/dataReport.html', later: 'REPORT_MANAGEMENT_PAGE' },
      { label: '交付报表', path: '/user/report/delivery.html', later: 'REPORT_MANAGEMENT_DELIVERY_PAGE' },
      { label: '分类报表', path: '/user/report/category.html', later: 'REPORT_MANAGEMENT_CATEGORY' },
    ],
  },
  {
    label: '下载中心',
    permission: null,
    items: [{ label: '文件下载', path: '/user/report/fileCenter.html', forGroup: true }],
  },
  {
    label: '个人设置',
    permission: null,
    items: [
      { label: '个人信息', path: PERSONAL_PATH, forGroup: true },
      { label: '收货地址', path: DELIVERY_PATH },
      { label: '发票信息', path: INVOICE_PATH },
      { label: '消息推送', path: '/user/push/message.html' },
    ],
  },
];
