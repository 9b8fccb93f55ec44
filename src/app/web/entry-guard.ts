import type { PageRow } from './page-table.ts';

export interface EntryFacts {
  page: PageRow | undefined;
  signedIn: boolean;
  /** Path and query of the page that was asked for. */
  path: string;
}

/** Where a visitor is sent instead (specification 2.9), or null when the page may be shown. */
export function entryRedirect({ page, signedIn, path }: EntryFacts): string | null {
  if (!page || page.access === 'public' || signedIn) return null;
  return path === '/' ? '/login.html' : `/login.html?from=${encodeURIComponent(path)}`;
}
