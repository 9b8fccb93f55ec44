import { PERMISSIONS, type PermissionCode } from '#features/access/rules/public.ts';
import openRights from '../contract/open-rights.gen.json' with { type: 'json' };

export interface PermissionGroup {
  label: string;
  codes: readonly PermissionCode[];
}

/** Every code of specification 6 in the groups of the menu; the acts stand beside the page they belong to. */
export const PERMISSION_TREE: readonly PermissionGroup[] = [
  {
    label: '交易管理',
    codes: [
      ...([
        'TRADE_MANAGEMENT',
        'ORDER_MANAGEMENT',
        'ORDER_ADD',
        'ORDER_CANCEL',
        'ORDER_EXPORT',
        'ORDER_APPROVE',
      ] as const),
      ...(['QUOTE_MANAGEMENT', 'QUOTE_ADD', 'QUOTE_TRANSFER', 'QUOTE_CANCEL', 'QUOTE_EXPORT'] as const),
      ...(['DEMAND_ORDER_MANAGEMENT', 'AFTER_SALES_ORDER_MANAGEMENT', 'SELECTION_LIST'] as const),
      ...(['AFTER_SALES_ADD', 'AFTER_SALES_EXPORT'] as const),
    ],
  },
  {
    label: '对账管理',
    codes: [
      ...(['RECONCILIATION_MANAGEMENT', 'RECONCILIATION_MANAGEMENT_PAGE', 'BILL_ADD', 'BILL_EDIT'] as const),
      ...(['BILL_DELETE', 'BILL_MAIL_ADD', 'BILL_MAIL_EDIT', 'BILL_MAIL_DELETE'] as const),
    ],
  },
  { label: '匹配管理', codes: ['MATCH_ORDER_MANAGE', 'MATCH_ORDER_PAGE', 'MATCH_ORDER_INTELLECT'] },
  {
    label: '智能柜',
    codes: [
      ...(['SMART_CABINET_MANAGEMENT', 'SMART_DEVICE_MANAGEMENT', 'PICKING_USER_MANAGEMENT'] as const),
      ...(['PICKING_ROLE_MANAGEMENT', 'RECEIVE_ORDER_MANAGEMENT', 'CONSIGN_SALE_MANAGEMENT'] as const),
      'SMART_DEVICE_ORDER_MANAGEMENT',
    ],
  },
  {
    label: '物料管理',
    codes: ['CUSTOMER_ITEM_MANAGEMENT', 'CUSTOMER_ITEM_MANAGEMENT_M', 'CUSTOMER_CATEGORY_MANAGEMENT'],
  },
  {
    label: '企业管理',
    codes: [
      ...(['USER_MANAGEMENT', 'USER_ADD', 'USER_EDIT', 'USER_CONTROL', 'USER_FREEZE', 'USER_DELETE'] as const),
      ...(['DEPARTMENT_ADD', 'DEPARTMENT_EDIT', 'DEPARTMENT_DELETE'] as const),
      ...(['ROLE_MANAGEMENT', 'ROLE_ADD', 'ROLE_EDIT', 'ROLE_DELETE'] as const),
      ...(['APPROVAL_MANAGEMENT', 'APPROVAL_ADD', 'APPROVAL_EDIT', 'APPROVAL_DELETE'] as const),
      ...(['COST_MANAGEMENT', 'COST_ADD', 'COST_EDIT', 'COST_DELETE'] as const),
      ...(['COMPANY_MANAGEMENT', 'PURCHASE_GOODS_VISIBLE_MANAGEMENT'] as const),
    ],
  },
  {
    label: '数据中心',
    codes: [
      ...(['REPORT_MANAGEMENT', 'REPORT_MANAGEMENT_PAGE'] as const),
      ...(['REPORT_MANAGEMENT_DELIVERY_PAGE', 'REPORT_MANAGEMENT_CATEGORY'] as const),
    ],
  },
  {
    label: '个人设置',
    codes: ['ADDRESS_ADD', 'ADDRESS_EDIT', 'ADDRESS_DELETE', 'INVOICE_ADD', 'INVOICE_EDIT', 'INVOICE_DELETE'],
  },
];

export function isPermission(code: string): code is PermissionCode {
  return Object.hasOwn(PERMISSIONS, code);
}

const OPEN: ReadonlySet<string> = new Set(openRights);

/**
 * Whether a right opens anything: some call, page or group of the menu asks for it (specification 6). The first that does
 * turns it on, when what is derived is written anew.
 */
export const opensSomething = (code: string): boolean => OPEN.has(code);

/** Rights among these that open nothing yet; a role that has one keeps it, and no role is given one. */
export function notYetOpen(codes: readonly string[], present: readonly string[] = []): string[] {
  return codes.filter((code) => !opensSomething(code) && !present.includes(code));
}

/** Name on screen; codes of a newer version stand for themselves. */
export const permissionName = (code: string): string => (isPermission(code) ? PERMISSIONS[code] : code);

/** What two roles do not share: codes only the first has, and only the second. */
export function compareCodes(one: readonly string[], other: readonly string[]): { only: string[]; lacks: string[] } {
  const [first, second] = [new Set(one), new Set(other)];
  return { only: one.filter((code) => !second.has(code)), lacks: other.filter((code) => !first.has(code)) };
}
