import { NET_CHECK_PATH, ORDER_LIST_PATH, QUOTE_LIST_PATH, USER_CENTER_PATH } from '#business/paths/rules/public.ts';
import type { FrameData } from './frame-data.ts';

export type TopBarLink = { label: string; href: string };

type LinkFacts = Pick<FrameData, 'user' | 'permissions' | 'availablePaths'>;

const LINKS: readonly (TopBarLink & { needsUser: boolean; permission: string | null })[] = [
  { label: '个人中心', href: USER_CENTER_PATH, needsUser: true, permission: null },
  { label: '我的订单', href: ORDER_LIST_PATH, needsUser: true, permission: 'ORDER_MANAGEMENT' },
  { label: '我的报价', href: QUOTE_LIST_PATH, needsUser: true, permission: 'QUOTE_MANAGEMENT' },
  { label: '网络检测', href: NET_CHECK_PATH, needsUser: false, permission: null },
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
