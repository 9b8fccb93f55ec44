/** Codes that open pages and menus (specification 6, menu visibility), with the page's name. */
export const PAGE_PERMISSIONS = {
  ORDER_APPROVE: '审批',
  TRADE_MANAGEMENT: '交易管理',
  ORDER_MANAGEMENT: '订单管理',
  QUOTE_MANAGEMENT: '报价管理',
  DEMAND_ORDER_MANAGEMENT: '需求单管理',
  AFTER_SALES_ORDER_MANAGEMENT: '售后管理',
  SELECTION_LIST: '选型清单',
  RECONCILIATION_MANAGEMENT: '对账管理',
  RECONCILIATION_MANAGEMENT_PAGE: '对账单',
  MATCH_ORDER_MANAGE: '匹配管理',
  MATCH_ORDER_PAGE: '批量匹配',
  MATCH_ORDER_INTELLECT: '智能匹配',
  SMART_CABINET_MANAGEMENT: '智能柜管理',
  SMART_DEVICE_MANAGEMENT: '设备管理',
  PICKING_USER_MANAGEMENT: '领用人管理',
  PICKING_ROLE_MANAGEMENT: '领用权限管理',
  RECEIVE_ORDER_MANAGEMENT: '领用单管理',
  CONSIGN_SALE_MANAGEMENT: '寄售管理',
  SMART_DEVICE_ORDER_MANAGEMENT: '工单管理',
  CUSTOMER_ITEM_MANAGEMENT: '物料管理',
  CUSTOMER_ITEM_MANAGEMENT_M: '物料信息管理',
  CUSTOMER_CATEGORY_MANAGEMENT: '物料分类管理',
  USER_MANAGEMENT: '用户管理',
  ROLE_MANAGEMENT: '角色管理',
  APPROVAL_MANAGEMENT: '审批流管理',
  COST_MANAGEMENT: '成本中心管理',
  COMPANY_MANAGEMENT: '公司管理',
  PURCHASE_GOODS_VISIBLE_MANAGEMENT: '商品可见范围管理',
  REPORT_MANAGEMENT: '数据中心',
  REPORT_MANAGEMENT_PAGE: '数据报表',
  REPORT_MANAGEMENT_DELIVERY_PAGE: '交付报表',
  REPORT_MANAGEMENT_CATEGORY: '分类报表',
} as const;

/** Codes of single acts; the specification names what they guard (6, fine-grained codes), the codes are ours. */
export const ACT_PERMISSIONS = {
  USER_ADD: '新增用户',
  USER_EDIT: '编辑用户',
  USER_DELETE: '删除用户',
  USER_CONTROL: '管理用户状态',
  USER_FREEZE: '冻结用户',
  DEPARTMENT_ADD: '新增部门',
  DEPARTMENT_EDIT: '编辑部门',
  DEPARTMENT_DELETE: '删除部门',
  ROLE_ADD: '新增角色',
  ROLE_EDIT: '编辑角色',
  ROLE_DELETE: '删除角色',
  APPROVAL_ADD: '新增审批流',
  APPROVAL_EDIT: '编辑审批流',
  APPROVAL_DELETE: '删除审批流',
  COST_ADD: '新增成本中心',
  COST_EDIT: '编辑成本中心',
  COST_DELETE: '删除成本中心',
  ADDRESS_ADD: '新增收货地址',
  ADDRESS_EDIT: '编辑收货地址',
  ADDRESS_DELETE: '删除收货地址',
  INVOICE_ADD: '新增发票抬头',
  INVOICE_EDIT: '编辑发票抬头',
  INVOICE_DELETE: '删除发票抬头',
  BILL_ADD: '新增对账单',
  BILL_EDIT: '编辑对账单',
  BILL_DELETE: '删除对账单',
  BILL_MAIL_ADD: '新增对账邮箱',
  BILL_MAIL_EDIT: '编辑对账邮箱',
  BILL_MAIL_DELETE: '删除对账邮箱',
  ORDER_ADD: '提交订单',
  ORDER_CANCEL: '取消订单',
  ORDER_EXPORT: '导出订单',
  QUOTE_ADD: '新建报价',
  QUOTE_TRANSFER: '报价转订单',
  QUOTE_CANCEL: '取消报价',
  QUOTE_EXPORT: '导出报价',
  AFTER_SALES_ADD: '申请售后',
  AFTER_SALES_EXPORT: '导出售后',
} as const;

/** Codes of the operator desk: held by the shop's own people, never by a customer's role. */
export const DESK_PERMISSIONS = {
  DESK_OVERVIEW: '经营概览',
  DESK_MONITORING: '运行监控',
  DESK_IMPORT: '商品导入',
  DESK_PRICES: '价格维护',
  DESK_VISIBILITY: '商品可见范围维护',
  DESK_SEARCH: '搜索词维护',
  DESK_CORRECTIONS: '商品纠错处理',
  DESK_SCENES: '场景方案维护',
  DESK_PAYMENTS: '收款与退款',
  DESK_ORDERS: '订单履约',
  DESK_STOCK: '库存更正',
  DESK_QUOTES: '报价处理',
  DESK_QUOTES_CHECK: '报价复核',
  DESK_AFTER_SALES: '售后处理',
  DESK_AFTER_SALES_GOODS: '退货收检',
  DESK_AFTER_SALES_CHECK: '售后复核',
  DESK_SURVEYS: '问卷管理',
  DESK_INVOICES: '开票处理',
} as const;

export const PERMISSIONS = { ...PAGE_PERMISSIONS, ...ACT_PERMISSIONS };

export type PermissionCode = keyof typeof PERMISSIONS;
export type DeskPermissionCode = keyof typeof DESK_PERMISSIONS;

/** What a refused person is told: 没有访问用户管理的权限, 没有新增用户的权限 (specification 6 and 8). */
export function permissionRefusal(code: PermissionCode): string {
  return code in PAGE_PERMISSIONS ? `没有访问${PERMISSIONS[code]}的权限` : `没有${PERMISSIONS[code]}的权限`;
}
