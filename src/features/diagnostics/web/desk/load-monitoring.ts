import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { activityQuery, errorsQuery, eventsQuery, visitsQuery } from './desk-queries.ts';
import { readMonitoringSearch } from './monitoring-search.ts';

/** What the page shows first: the list of the open tab, and the last 24 hours. */
export async function loadMonitoring(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  const search = readMonitoringSearch(address);
  const list = () => {
    if (search.tab === 'errors') return loadList(queryClient, errorsQuery(search));
    if (search.tab === 'events') return loadList(queryClient, eventsQuery(search));
    return loadList(queryClient, visitsQuery(search));
  };
  await Promise.all([list(), loadList(queryClient, activityQuery)]);
}
