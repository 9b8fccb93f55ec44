export type LoginTab = 'password' | 'sms';

/** What the address of a login page says: where to go on to, and the way in that is open. */
export interface LoginSearch {
  from?: string;
  tab?: LoginTab;
}

export function readLoginSearch(search: Record<string, unknown>): LoginSearch {
  const read: LoginSearch = {};
  if (typeof search.from === 'string') read.from = search.from;
  if (search.tab === 'password' || search.tab === 'sms') read.tab = search.tab;
  return read;
}

/** Address of a login page with this way in open and the way back kept. */
export function loginHref(page: string, tab: LoginTab, from: string | undefined): string {
  const query = new URLSearchParams({ tab });
  if (from) query.set('from', from);
  return `${page}?${query}`;
}
