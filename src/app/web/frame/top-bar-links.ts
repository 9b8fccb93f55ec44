import type { FrameData } from './frame-data.ts';

export type TopBarLink = { label: string; href: string };

type LinkFacts = Pick<FrameData, 'user' | 'permissions' | 'availablePaths'>;

const LINKS: readonly (TopBarLink & { needsUser: boolean; permission: string | null })[] = [
  { label: '个人中心', href: '/user/user-center.html', needsUser: true, permission: null },
  { label: '我的订单', href: '/user/transaction/order.html', needsUser: true, permission: 'ORDER_MANAGEMENT' },
  { label: '我的报价', href: '/user/transaction/quota.html', needsUser: true, permission: 'QUOTE_MANAGEMENT' },
  { label: '网络检测', href: '/netCheck.html', needsUser: false, permission: null },
];

/** Links of the top bar a person sees (specification 2.6): permitted, and only to pages that exist. */
export function topBarLinks({ user, permissions, availablePaths }: LinkFacts): TopBarLink[] {
  return LINKS.filter(
    (link) =>
      availablePaths.has(link.href) &&
      (!link.needsUser || user !== null) &&
      (link.permission === null || permissions.includes(link.permission)),
  ).map(({ label, href }) => ({ label, href }));
}

/** The personal edition is offered when official sales are supported, never inside a procurement system. */
export function showsPersonalEdition(facts: Pick<FrameData, 'supportOfficial' | 'punchOut'>): boolean {
  return facts.supportOfficial && !facts.punchOut;
}

/** The mobile edition is hidden in punch-out. */
export function showsMobileEdition(facts: Pick<FrameData, 'punchOut' | 'site'>): boolean {
  return !facts.punchOut && facts.site.mobileUrl !== null;
}

/** Stored address of the old version, when it is one a link may lead to; the value comes from the browser's storage. */
export function oldVersionHref(returnGps: string | null): string | null {
  if (!returnGps) return null;
  return /^(https?:\/\/|\/(?![/\\]))/i.test(returnGps) ? returnGps : null;
}
