import { type PageInUrl, pageOfUrl, readPageInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { shareApi } from '../share-api.ts';

/** What the address of the list says; absent means: links that work, and those that are over. */
export interface LinksSearch extends PageInUrl {
  tab?: 'open';
}

export function readLinksSearch(search: Record<string, unknown>): LinksSearch {
  return { tab: search.tab === 'open' ? 'open' : undefined, ...readPageInUrl(search) };
}

export const ownLinksQuery = ({ tab, ...page }: LinksSearch) =>
  shareApi.query.list.queryOptions({ input: { state: tab ?? 'all', ...pageOfUrl(page) } });

export const openingsQuery = (linkId: string) => shareApi.query.openings.queryOptions({ input: { linkId } });
