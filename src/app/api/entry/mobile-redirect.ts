import {
  ACTIVATION_FAILED_PATH,
  ACTIVATION_PASSWORD_PATH,
  ACTIVATION_PATH,
  itemCodeIn,
  ORDER_DETAIL_PATH,
  QUOTE_DETAIL_PATH,
  SHARED_DETAILS_PATH,
  SHARED_LOGISTICS_PATH,
  SHARED_ORDER_PATH,
  SHARED_QUOTE_PATH,
  SHARED_SMART_ORDER_PATH,
  SHARED_SMART_QUOTE_PATH,
} from '#business/paths/rules/public.ts';

/** Pages with a twin on the mobile site, by their address here (specification 2.5). The survey is not among them. */
const SAME_ADDRESS: ReadonlySet<string> = new Set([
  ...[QUOTE_DETAIL_PATH, SHARED_QUOTE_PATH, SHARED_SMART_QUOTE_PATH],
  ...[ORDER_DETAIL_PATH, SHARED_ORDER_PATH, SHARED_SMART_ORDER_PATH],
  ...['/user/smart/workDetail.html', SHARED_LOGISTICS_PATH, SHARED_DETAILS_PATH],
  ...[ACTIVATION_PATH, ACTIVATION_FAILED_PATH, ACTIVATION_PASSWORD_PATH],
]);

/** Phones say so; tablets are wide enough for the shop itself. */
export function isPhone(headers: Headers): boolean {
  if (headers.get('sec-ch-ua-mobile') === '?1') return true;
  const agent = headers.get('user-agent') ?? '';
  return /iPhone|iPod|Windows Phone|Android.+Mobile|Mobile.+(Open)?Harmony/i.test(agent);
}

/**
 * Where a phone is sent, or null to stay: only when a mobile site is configured, only for the pages that have a twin.
 * The query travels along, and the sales code `sc` too when it came with an earlier visit.
 */
export function mobileTarget(url: URL, mobileSite: string | null, shareCode: string | null): string | null {
  if (!mobileSite) return null;
  const item = itemCodeIn(url.pathname);
  if (item === null && !SAME_ADDRESS.has(url.pathname)) return null;
  const target = new URL(item === null ? url.pathname : '/product.html', mobileSite);
  target.search = url.search;
  if (item !== null) target.searchParams.set('item_no', item);
  if (shareCode && !target.searchParams.has('sc')) target.searchParams.set('sc', shareCode);
  return target.href;
}
