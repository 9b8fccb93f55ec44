import { itemHref } from '#business/paths/rules/public.ts';
import { SHARE_KINDS, type ShareKind } from './share-kinds.ts';

/** Specification 9: appCode of share links. */
export const SHARE_APP_CODE = '009';
/** Page links go by here, so that their openings can be counted; from there they go on to the page itself. */
export const FOLLOW_PATH = '/s';

/**
 * Address of a link, always with the origin of the installation: whatever host a request claimed, what is printed on a
 * poster leads here. A number of the business never stands in it (security, tokens).
 */
export function shareAddress(
  origin: string,
  { kind, code, salesCode }: { kind: ShareKind; code: string; salesCode: string | null },
): string {
  const address = new URL(SHARE_KINDS[kind].page ?? FOLLOW_PATH, origin);
  address.searchParams.set('code', code);
  if (SHARE_KINDS[kind].page) {
    address.searchParams.set('appCode', SHARE_APP_CODE);
    if (salesCode) address.searchParams.set('sc', salesCode);
  }
  return address.href;
}

/** Where a page link leads: within the shop, with the sales code that orders are attributed to. */
export function followedPath(link: { kind: string; objectNo: string; salesCode: string | null }): string {
  const path = link.kind === 'product' ? itemHref(link.objectNo) : link.objectNo;
  if (!link.salesCode) return path;
  return `${path}${path.includes('?') ? '&' : '?'}sc=${encodeURIComponent(link.salesCode)}`;
}
