import { createFileRoute } from '@tanstack/react-router';
import { Stack } from '#platform/web/display/stack.tsx';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { previewQuery, statementListQuery } from '../statement-api.ts';
import { RunningCycle } from './running-cycle.tsx';
import { StatementList } from './statement-list.tsx';
import { readStatementSearch } from './statement-search.ts';

export const Route = createFileRoute('/_user/user/account/accountList.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    // Beside the list: without what is not billed yet the page is still one.
    const running = queryClient.prefetchQuery(previewQuery);
    await loadList(queryClient, statementListQuery(readStatementSearch(deps)));
    if (typeof window === 'undefined') await running;
  },
  component: AccountListPage,
});

function AccountListPage() {
  return (
    <Stack>
      <RunningCycle />
      <StatementList search={readStatementSearch(Route.useSearch())} />
    </Stack>
  );
}
