import { createFileRoute } from '@tanstack/react-router';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { readOverviewSearch } from './overview-search.ts';
import { OverviewView } from './overview-view.tsx';

export const Route = createFileRoute('/_desk/desk/overview.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadOverview } = await import('./load-overview.ts');
    await loadOverview(context.queryClient, readOverviewSearch(deps));
  },
  component: OverviewPage,
});

/** Desk: how the shop does. */
function OverviewPage() {
  return <OverviewView search={readOverviewSearch(Route.useSearch())} />;
}
