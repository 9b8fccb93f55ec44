import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { ActivityChart } from './activity-chart.tsx';
import { activityQuery, errorsQuery, eventsQuery, visitsQuery } from './desk-queries.ts';
import { ErrorList, EventList, VisitList } from './monitoring-lists.tsx';
import { readMonitoringSearch } from './monitoring-search.ts';

export const Route = createFileRoute('/_desk/desk/monitoring.html')({
  validateSearch: readMonitoringSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const list = () => {
      if (deps.tab === 'errors') return loadList(queryClient, errorsQuery(deps));
      if (deps.tab === 'events') return loadList(queryClient, eventsQuery(deps));
      return loadList(queryClient, visitsQuery(deps));
    };
    await Promise.all([list(), loadList(queryClient, activityQuery)]);
  },
  component: MonitoringPage,
});

const LISTS = { visits: VisitList, errors: ErrorList, events: EventList };

/** Desk: who visited, what failed, what people did. */
function MonitoringPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search = Route.useSearch();
  const List = LISTS[search.tab ?? 'visits'];
  return (
    <>
      <ActivityChart />
      <List search={search} userId={session?.userId ?? ''} />
    </>
  );
}
