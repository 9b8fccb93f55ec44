import type { PermissionCode } from '#features/access/rules/public.ts';
import type { Identity } from '#platform/shared/identities.ts';
import { identityRefusal } from '#platform/shared/identity-refusal.ts';

export interface KindHome {
  title: string;
  lead: string;
  links: readonly { label: string; href: string; permission?: PermissionCode }[];
}

/** What accounts find at home that buy nothing here: what they are there for (specification 1), instead of a box to order in. */
export const KIND_HOMES: Partial<Record<Identity, KindHome>> = {
  group: {
    title: '集团账号',
    lead: identityRefusal('group'),
    links: [
      { label: '用户', href: '/user/system/user.html', permission: 'USER_MANAGEMENT' },
      { label: '组织', href: '/user/system/org.html', permission: 'USER_MANAGEMENT' },
      { label: '角色', href: '/user/system/role.html', permission: 'ROLE_MANAGEMENT' },
      { label: '个人信息', href: '/user/personal/info.html' },
    ],
  },
  sales: {
    title: '销售账号',
    lead: '可以查看客户的订单和报价，分享商品、报价和订单；不能代客户下单。',
    links: [
      { label: '销售工作台', href: '/user/sales/workspace.html' },
      { label: '推荐商品', href: '/user/sales/recommend.html' },
      { label: '我的分享', href: '/user/transaction/shares.html' },
    ],
  },
  restricted: {
    title: '采购系统接入账号',
    lead: '下单请在贵司采购系统中进行；这里可以查看订单、报价，处理审批。',
    links: [
      { label: '我的订单', href: '/user/transaction/order.html', permission: 'ORDER_MANAGEMENT' },
      { label: '我的报价', href: '/user/transaction/quota.html', permission: 'QUOTE_MANAGEMENT' },
      { label: '审批管理', href: '/user/transaction/approval.html', permission: 'ORDER_APPROVE' },
    ],
  },
};
