import type { UserMenuGroupName } from '#business/paths/contract/page-declaration.ts';
import type { PermissionCode } from '#features/access/rules/public.ts';
import type { PageRow } from '../page-row.ts';

export interface UserMenuItem {
  label: string;
  path: string;
  /** Group-type firms see only what carries this flag (specification 6, menu visibility). */
  forGroup?: true;
  /** Right its page will ask for once there is one; the page's row says it from then on. */
  later?: PermissionCode;
}

export interface UserMenuGroup {
  label: string;
  permission: PermissionCode | null;
  items: readonly UserMenuItem[];
}

type Group = Omit<UserMenuGroup, 'items'>;

/** Left menu of the user center: the groups of specification 2.3 in their order, then the person's own settings. */
const GROUPS: Readonly<Record<UserMenuGroupName, Group>> = {
  todos: { label: '我的待办', permission: null },
  trade: { label: '交易管理', permission: 'TRADE_MANAGEMENT' },
  reconciliation: { label: '对账管理', permission: 'RECONCILIATION_MANAGEMENT' },
  matching: { label: '匹配管理', permission: 'MATCH_ORDER_MANAGE' },
  cabinets: { label: '智能柜', permission: 'SMART_CABINET_MANAGEMENT' },
  materials: { label: '物料管理', permission: 'CUSTOMER_ITEM_MANAGEMENT' },
  company: { label: '企业管理', permission: null },
  reports: { label: '数据中心', permission: 'REPORT_MANAGEMENT' },
  downloads: { label: '下载中心', permission: null },
  own: { label: '个人设置', permission: null },
};

type LaterItem = UserMenuItem & { group: UserMenuGroupName; place: number };

/** Pages that are not built yet. */
const LATER: readonly LaterItem[] = [
  { group: 'matching', place: 10, label: '批量匹配', path: '/user/match/matchList.html', later: 'MATCH_ORDER_PAGE' },
  { group: 'matching', place: 20, label: '智能匹配', path: '/user/match/aiMatch.html', later: 'MATCH_ORDER_INTELLECT' },
  {
    group: 'cabinets',
    place: 10,
    label: '设备管理',
    path: '/user/smart/device.html',
    later: 'SMART_DEVICE_MANAGEMENT',
  },
  { group: 'cabinets', place: 20, label: '领用人', path: '/user/smart/picker.html', later: 'PICKING_USER_MANAGEMENT' },
  {
    group: 'cabinets',
    place: 30,
    label: '领用权限',
    path: '/user/smart/permission.html',
    later: 'PICKING_ROLE_MANAGEMENT',
  },
  { group: 'cabinets', place: 40, label: '领用单', path: '/user/smart/doc.html', later: 'RECEIVE_ORDER_MANAGEMENT' },
  {
    group: 'cabinets',
    place: 50,
    label: '智能柜报价',
    path: '/user/smart/smartQuota.html',
    later: 'CONSIGN_SALE_MANAGEMENT',
  },
  {
    group: 'cabinets',
    place: 60,
    label: '工单',
    path: '/user/smart/workList.html',
    later: 'SMART_DEVICE_ORDER_MANAGEMENT',
  },
  {
    group: 'materials',
    place: 10,
    label: '物料信息',
    path: '/user/material/materialInfo.html',
    later: 'CUSTOMER_ITEM_MANAGEMENT_M',
  },
  {
    group: 'materials',
    place: 20,
    label: '物料分类',
    path: '/user/material/category.html',
    later: 'CUSTOMER_CATEGORY_MANAGEMENT',
  },
];

function listed({ path, title, menu }: PageRow): LaterItem[] {
  if (!menu) return [];
  const { group, place, label = title, forGroup } = menu;
  return [{ group, place, label, path, ...(forGroup && { forGroup }) }];
}

/** The whole menu, from the rows of the pages: `npm run generate` writes it into `user-menu.gen.ts`, where it can be read. */
export function userMenuOf(pages: readonly PageRow[]): UserMenuGroup[] {
  const all = [...pages.flatMap(listed), ...LATER].toSorted((a, b) => a.place - b.place);
  return Object.entries(GROUPS).map(([name, group]) => ({
    ...group,
    items: all.filter((item) => item.group === name).map(({ group: _, place: __, ...item }) => item),
  }));
}
