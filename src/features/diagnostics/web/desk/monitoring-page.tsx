import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { ActivityChart } from './activity-chart.tsx';
import { ErrorList, EventList, VisitList } from './monitoring-lists.tsx';
import { readMonitoringSearch } from './monitoring-search.ts';

export const Route = createFileRoute('/_desk/desk/monitoring.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadMonitoring } = await import('./load-monitoring.ts');
    await loadMonitoring(context.queryClient, deps);
  },
  component: MonitoringPage,
});

const LISTS = { visits: VisitList, errors: ErrorList, events: EventList };

/** Desk: who visited, what failed, what people did. */
function MonitoringPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search = readMonitoringSearch(Route.useSearch());
  const List = LISTS[search.tab ?? 'visits'];
  return (
    <>
      <ActivityChart />
      <List search={search} userId={session?.userId ?? ''} />
    </>
  );
}
