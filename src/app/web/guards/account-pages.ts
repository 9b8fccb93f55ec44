import {
  BRAND_INDEX_PATH,
  BRAND_PATH,
  EMAIL_APPROVAL_PATH,
  ORDER_DETAIL_PATH,
  PRINT_PATH,
} from '#business/paths/rules/public.ts';
import type { PageRow } from '../page-row.ts';

/** Pages behind the login that show goods as anybody sees them. */
const GOODS: ReadonlySet<string> = new Set([BRAND_PATH, BRAND_INDEX_PATH]);

/** Pages open to all that show one firm's papers to its own people, too. */
const PAPERS: ReadonlySet<string> = new Set([PRINT_PATH, EMAIL_APPROVAL_PATH, ORDER_DETAIL_PATH]);

/**
 * Pages whose whole content belongs to the participant (specification 4, tab visibility check): home, cart, order and
 * payment, quotes, approvals, the user center, the desk – all there are behind the login. They are loaded anew when
 * another tab has switched; every other page only fetches the user again.
 */
export function isAccountPage(page: Pick<PageRow, 'path' | 'access'> | undefined): boolean {
  if (!page) return false;
  return PAPERS.has(page.path) || (page.access !== 'public' && !GOODS.has(page.path));
}
