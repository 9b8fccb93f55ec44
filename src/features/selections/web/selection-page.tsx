import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { NoSelection } from './no-selection.tsx';
import { SelectionOverview } from './selection-overview.tsx';
import { selectionListsQuery, selectionQuery } from './selection-queries.ts';
import { listsInputOf, readSelectionSearch } from './selection-search.ts';
import { SelectionView } from './selection-view.tsx';

export const Route = createFileRoute('/_user/user/transaction/selection.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  /** Answers whether the list in the address is there: deleted, unknown and not shared look alike. */
  loader: async ({ context: { queryClient }, deps }) => {
    const search = readSelectionSearch(deps);
    if (!search.list) {
      await loadList(queryClient, selectionListsQuery(listsInputOf(search)));
      return true;
    }
    try {
      await queryClient.ensureQueryData(selectionQuery(search.list));
      return true;
    } catch (error) {
      if (isCallError(error) && error.status === 404) return false;
      throw error;
    }
  },
  component: SelectionPage,
});

function SelectionPage() {
  const search = readSelectionSearch(Route.useSearch());
  const there = Route.useLoaderData();
  const { data: session } = useSuspenseQuery(sessionQuery);
  if (!there) return <NoSelection />;
  if (search.list) return <SelectionView key={search.list} listId={search.list} />;
  return <SelectionOverview search={search} userId={session?.userId ?? ''} />;
}
