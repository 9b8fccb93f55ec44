import {
  APPROVAL_LIST_PATH,
  DEPARTMENT_LIST_PATH,
  MEMBER_LIST_PATH,
  ORDER_LIST_PATH,
  PERSONAL_PATH,
  QUOTE_LIST_PATH,
  RECOMMEND_PATH,
  ROLE_LIST_PATH,
  SALES_WORKSPACE_PATH,
  SHARES_PATH,
} from '#business/paths/rules/public.ts';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import type { PermissionCode } from '#features/access/rules/public.ts';
import { kindOf, placesOrders } from '#features/access/web/public.ts';
import type { Identity } from '#platform/shared/identities.ts';
import { identityRefusal } from '#platform/shared/identity-refusal.ts';

interface Place {
  label: string;
  href: string;
  permission?: PermissionCode;
  /** What is done there, where the lead names it. */
  does?: string;
}

interface Kind {
  title: string;
  /** Said before what can be done here. */
  lead: string;
  places: readonly Place[];
}

const TRADE: readonly Place[] = [
  { label: '我的订单', href: ORDER_LIST_PATH, permission: 'ORDER_MANAGEMENT', does: '查看订单' },
  { label: '我的报价', href: QUOTE_LIST_PATH, permission: 'QUOTE_MANAGEMENT', does: '查看报价' },
  { label: '审批管理', href: APPROVAL_LIST_PATH, permission: 'ORDER_APPROVE', does: '处理审批' },
];

/** What accounts find at home that buy nothing here: what they are there for (specification 1), instead of a box to order in. */
const KINDS: Partial<Record<Identity, Kind>> = {
  group: {
    title: '集团账号',
    lead: identityRefusal('group'),
    places: [
      { label: '用户', href: MEMBER_LIST_PATH, permission: 'USER_MANAGEMENT' },
      { label: '组织', href: DEPARTMENT_LIST_PATH, permission: 'USER_MANAGEMENT' },
      { label: '角色', href: ROLE_LIST_PATH, permission: 'ROLE_MANAGEMENT' },
      { label: '个人信息', href: PERSONAL_PATH },
    ],
  },
  sales: {
    title: '销售账号',
    lead: '可以查看客户的订单和报价，分享商品、报价和订单；不能代客户下单。',
    places: [
      { label: '销售工作台', href: SALES_WORKSPACE_PATH },
      { label: '推荐商品', href: RECOMMEND_PATH },
      { label: '我的分享', href: SHARES_PATH },
    ],
  },
  restricted: { title: '采购系统接入账号', lead: '下单请在贵司采购系统中进行', places: TRADE },
};

/** Somebody of a company that buys, who may not: an approver, the warehouse, who only reads. */
const LOOKER: Kind = { title: '企业账号', lead: '当前账号没有提交订单的权限', places: TRADE };

export interface KindHome {
  title: string;
  lead: string;
  links: readonly { label: string; href: string }[];
}

type Person = Pick<UserInfo, 'permissions' | 'firmType' | 'participantExtendType' | 'firmChannel' | 'loginSource'>;

/** What somebody who orders nothing here is there for, as far as his rights go; null: he orders. */
export function homeOf(person: Person): KindHome | null {
  const kind = KINDS[kindOf(person)] ?? (placesOrders(person) ? null : LOOKER);
  if (!kind) return null;
  const links = kind.places.filter(({ permission }) => !permission || person.permissions.includes(permission));
  const does = links.flatMap((place) => place.does ?? []).join('、');
  return { title: kind.title, lead: does ? `${kind.lead}；这里可以${does}。` : ended(kind.lead), links };
}

const ended = (lead: string) => (lead.endsWith('。') ? lead : `${lead}。`);
