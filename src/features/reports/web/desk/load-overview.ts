import type { QueryClient } from '@tanstack/react-query';
import { messageCountsQuery } from '#features/messages/web/public.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { overviewOfAllQuery } from './overview-queries.ts';
import { deskFilterOf, type OverviewSearch } from './overview-search.ts';

/** Figures come with the page; what was not found follows with the days they are compared with. */
export async function loadOverview(client: QueryClient, search: OverviewSearch): Promise<void> {
  await Promise.all([
    loadList(client, overviewOfAllQuery(deskFilterOf(search, todayInShanghai()))),
    loadList(client, messageCountsQuery),
  ]);
}
