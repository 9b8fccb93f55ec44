import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import type { PageRow } from '../page-table.ts';
import { isClosedToPunchOut } from './closed-to-punch-out.ts';

export type Viewer = Pick<UserInfo, 'firmType' | 'loginSource' | 'permissions'>;

export interface EntryFacts {
  /** Undefined for an unknown address. */
  page: PageRow | undefined;
  viewer: Viewer | null;
  /** Path and query of the page that was asked for. */
  href: string;
}

/** What a guard decides: go elsewhere, or the page does not exist. Null lets pass. */
export type Verdict = { redirect: string } | 'not-found' | null;

type Guard = (facts: EntryFacts) => Verdict;

export const DESK_HOME = '/desk/monitoring.html';
const USER_CENTER = '/user/user-center.html';

/** Whoever has no session logs in first and comes back; the white list is open to all (specification 2.9). */
const auth: Guard = ({ page, viewer, href }) => {
  if (!page || page.access === 'public' || viewer) return null;
  return { redirect: loginHref(href) };
};

/**
 * Who came in by another way stays in its world: a procurement system's user out of accounts and administration, the
 * shop's own people at the desk, customers out of it.
 */
const fusionAuth: Guard = ({ page, viewer }) => {
  if (!page) return null;
  const isDesk = page.path.startsWith('/desk/');
  if (viewer?.firmType === 'operator') return isDesk || page.access === 'public' ? null : { redirect: DESK_HOME };
  // Customers never learn that there is a desk.
  if (isDesk) return viewer ? 'not-found' : null;
  if (viewer && isClosedToPunchOut(viewer, page.path)) return { redirect: '/' };
  return null;
};

/** Every page says what it is; the table of pages is the only place that does. */
const metaTitle: Guard = ({ page }) => {
  if (page && !page.title) throw new Error(`page ${page.path} has no title`);
  return null;
};

/** Item numbers are letters, digits and a few signs; anything else in the address is no item and costs no query. */
const ITEM_NUMBER = /^[\p{L}\p{N}._+()-]{1,64}$/u;

const sku: Guard = ({ page, href }) => {
  if (page?.path !== '/u-{id}.html') return null;
  const number = /^\/u-(.+)\.html(?:[?#]|$)/.exec(href)?.[1] ?? '';
  return ITEM_NUMBER.test(decoded(number)) ? null : 'not-found';
};

/** Pages of smart cabinets, in the user center and at the checkout. */
const SMART_PAGE = /^\/user\/smart\/|^\/orderConfirmSmart\.html$/;

/** Smart-cabinet pages are for firms and people who have cabinets; others land in the user center. */
const smart: Guard = ({ page, viewer }) => {
  if (!page || !viewer || !SMART_PAGE.test(page.path)) return null;
  return viewer.permissions.includes('SMART_CABINET_MANAGEMENT') ? null : { redirect: USER_CENTER };
};

/** Guards in the order of specification 2.9; the access log before them is written by the server for every page. */
export const PAGE_GUARDS: readonly (readonly [name: string, guard: Guard])[] = [
  ['auth', auth],
  ['fusionAuth', fusionAuth],
  ['metaTitle', metaTitle],
  ['sku', sku],
  ['smart', smart],
];

/** First verdict that is not null: later guards only see what earlier ones let pass. */
export function runGuards(facts: EntryFacts): Verdict {
  for (const [, guard] of PAGE_GUARDS) {
    const verdict = guard(facts);
    if (verdict) return verdict;
  }
  return null;
}

/** Login page that leads back to `href` (path and query); the home page needs no way back. */
export function loginHref(href: string): string {
  return href === '/' ? '/login.html' : `/login.html?from=${encodeURIComponent(href)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
