import type { QueryClient } from '@tanstack/react-query';
import { centreQuery, schedulesQuery } from '#business/transfers/web/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { ownRunsQuery } from '#features/catalog-import/web/public.ts';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { pageOfUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { centreInputOf, readCentreSearch } from './centre-search.ts';

/** What the page shows first: tasks, or what is made by the calendar. */
export async function loadCentre(client: QueryClient, address: Record<string, unknown>): Promise<void> {
  const search = readCentreSearch(address);
  if (search.view === 'schedules') await loadList(client, schedulesQuery);
  else await loadList(client, centreQuery(centreInputOf(search)));
}

/** The same at the desk, where people bring in files as well. */
export async function loadDeskCentre(client: QueryClient, address: Record<string, unknown>): Promise<void> {
  const search = readCentreSearch(address);
  const { permissions = [] } = (await client.ensureQueryData(sessionQuery)) ?? {};
  if (search.view !== 'imports' || !permissions.includes('DESK_IMPORT')) return loadCentre(client, address);
  return loadList(client, ownRunsQuery(pageOfUrl(search)));
}
