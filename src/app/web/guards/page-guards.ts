import {
  DESK_MONITORING_PATH,
  ITEM_PATH,
  itemCodeIn,
  loginHref,
  USER_CENTER_PATH,
} from '#business/paths/rules/public.ts';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import type { PageRow } from '../page-table.ts';
import { deskMenu, opensAtDesk } from './desk-menu.ts';

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

/** Whoever has no session logs in first and comes back; the white list is open to all (specification 2.9). */
const auth: Guard = ({ page, viewer, href }) => {
  if (!page || page.access === 'public' || viewer) return null;
  return { redirect: loginHref(href) };
};

/** Where the shop's own people begin. Whoever may open nothing at all is told so there. */
function deskHome(viewer: Viewer): string {
  const paths = deskMenu(viewer).flatMap(({ path, permission }) => (permission ? [path] : []));
  return paths.includes(DESK_MONITORING_PATH) ? DESK_MONITORING_PATH : (paths[0] ?? DESK_MONITORING_PATH);
}

const isDesk = ({ path }: PageRow) => path.startsWith('/desk/');

/** The desk is open to its own people, each page to those whose role has something to do with it: their own messages to all. */
function atDesk(viewer: Viewer, page: PageRow): Verdict {
  if (page.access === 'public') return null;
  if (isDesk(page) && opensAtDesk(page, viewer)) return null;
  const home = deskHome(viewer);
  return page.path === home ? null : { redirect: home };
}

/**
 * Everybody stays in his world: the shop's own people at the desk, customers out of it. What a procurement system's
 * session must not open stays where it is and says so, as every page of another kind of account (`pageRefusal`).
 */
const fusionAuth: Guard = ({ page, viewer }) => {
  if (!page) return null;
  if (viewer?.firmType === 'operator') return atDesk(viewer, page);
  // Customers never learn that there is a desk.
  if (isDesk(page)) return viewer ? 'not-found' : null;
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
  if (page?.path !== ITEM_PATH) return null;
  return ITEM_NUMBER.test(itemCodeIn(href) ?? '') ? null : 'not-found';
};

/** Pages of smart cabinets, in the user center and at the checkout. */
const SMART_PAGE = /^\/user\/smart\/|^\/orderConfirmSmart\.html$/;

/** Smart-cabinet pages are for firms and people who have cabinets; others land in the user center. */
const smart: Guard = ({ page, viewer }) => {
  if (!page || !viewer || !SMART_PAGE.test(page.path)) return null;
  return viewer.permissions.includes('SMART_CABINET_MANAGEMENT') ? null : { redirect: USER_CENTER_PATH };
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
