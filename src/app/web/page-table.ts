import { comesLate } from './comes-late.ts';
import type { PageRow } from './page-row.ts';
import { PAGE_ROWS } from './page-rows.ts';

export type { PageRow } from './page-row.ts';

const rows: PageRow[] = [...PAGE_ROWS];

/**
 * Every page there is. Guards, titles, menus and the coverage test read nothing else; a page that is not here does not
 * exist. In browsers those that come late come with their routes.
 */
export const PAGES: readonly PageRow[] = rows;

/** Rows that a browser did not start with. */
export function learnPages(late: readonly PageRow[]): void {
  rows.push(...late.filter(({ path }) => rows.every((row) => row.path !== path)));
}

/** Loosely typed: the exact type of a match hangs on the router, whose type hangs on those who call this. */
interface Match {
  routeId: unknown;
  /** The router's spelling of the address: `/u-{$id}.html`. */
  fullPath: unknown;
}

/** Row of the page that the router matched; undefined for an unknown address, which matches the root alone. */
export function pageOf(matches: readonly Match[]): PageRow | undefined {
  const match = matches.at(-1);
  if (!match || match.routeId === '__root__') return undefined;
  const path = String(match.fullPath).replaceAll('{$', '{');
  return PAGES.find((row) => row.path === path);
}

/** Whether a link to this address leads anywhere. */
export type AvailablePaths = Pick<ReadonlySet<string>, 'has'>;

/**
 * Addresses of pages that exist. Before the rows that come late have come, what a page links to there is taken to
 * exist, as the server found that it does.
 */
export const BUILT_PATHS: AvailablePaths = {
  has: (path) => rows.some((row) => row.path === path) || (comesLate(path) && !rows.some((row) => comesLate(row.path))),
};
