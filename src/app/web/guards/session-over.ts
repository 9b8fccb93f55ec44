import {
  CATEGORY_PATH,
  ITEM_PATH,
  LOGIN_PATH,
  loginHref,
  MOBILE_LOGIN_PATH,
  SEARCH_PATH,
  SHORT_LOGIN_PATH,
} from '#business/paths/rules/public.ts';
import type { PageRow } from '../page-table.ts';

/** Pages that stay when the session is over: what they show is public (specification 8, HTTP 401). */
const STAYS: ReadonlySet<string> = new Set([SEARCH_PATH, CATEGORY_PATH, ITEM_PATH]);

const LOGIN_PAGES: ReadonlySet<string> = new Set([LOGIN_PATH, SHORT_LOGIN_PATH, MOBILE_LOGIN_PATH]);

/**
 * Where a page goes when a call found the session over; null to stay. `href` is path and query of where the person is
 * going, which after a logout is the login page already, while calls of the page being left are still refused.
 */
export function sessionOverTarget(page: PageRow | undefined, href: string): string | null {
  if (!page || STAYS.has(page.path) || LOGIN_PAGES.has(pathOf(href))) return null;
  return loginHref(href);
}

const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? '';
