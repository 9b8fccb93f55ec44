import type { PageRow } from '../page-table.ts';
import { loginHref } from './page-guards.ts';

/** Pages that stay when the session is over: what they show is public (specification 8, HTTP 401). */
const STAYS: ReadonlySet<string> = new Set(['/search.html', '/c-{id}.html', '/u-{id}.html']);

/** Where a page goes when a call found the session over; null to stay. `href` is path and query. */
export function sessionOverTarget(page: PageRow | undefined, href: string): string | null {
  if (!page || STAYS.has(page.path) || isLoginPage(page)) return null;
  return loginHref(href);
}

const isLoginPage = ({ path }: PageRow) => path === '/login.html' || path === '/login' || path === '/mobile-login.html';
