import type { PageRow } from '../page-table.ts';
import { loginHref } from './page-guards.ts';

/** Pages that stay when the session is over: what they show is public (specification 8, HTTP 401). */
const STAYS: ReadonlySet<string> = new Set(['/search.html', '/c-{id}.html', '/u-{id}.html']);

const LOGIN_PAGES: ReadonlySet<string> = new Set(['/login.html', '/login', '/mobile-login.html']);

/**
 * Where a page goes when a call found the session over; null to stay. `href` is path and query of where the person is
 * going, which after a logout is the login page already, while calls of the page being left are still refused.
 */
export function sessionOverTarget(page: PageRow | undefined, href: string): string | null {
  if (!page || STAYS.has(page.path) || LOGIN_PAGES.has(pathOf(href))) return null;
  return loginHref(href);
}

const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? '';
