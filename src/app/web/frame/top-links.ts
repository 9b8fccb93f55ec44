import type { FrameData } from './frame-data.ts';

interface TopLink {
  label: string;
  href: string;
  permission?: string;
}

const LINKS: readonly TopLink[] = [
  { label: '个人中心', href: '/user/user-center.html' },
  { label: '我的订单', href: '/user/transaction/order.html', permission: 'ORDER_MANAGEMENT' },
  { label: '我的报价', href: '/user/transaction/quota.html', permission: 'QUOTE_MANAGEMENT' },
  { label: '网络检测', href: '/netCheck.html' },
];

/** Links of the top bar: what the person may open and what is built; the personal ones only for the logged-in. */
export function topLinks(data: Pick<FrameData, 'user' | 'permissions' | 'availablePaths'>): TopLink[] {
  return LINKS.filter(({ href, permission }) => {
    if (!data.availablePaths.has(href)) return false;
    if (href.startsWith('/user/') && !data.user) return false;
    return permission === undefined || data.permissions.includes(permission);
  });
}
