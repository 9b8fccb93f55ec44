import { createFileRoute } from '@tanstack/react-router';
import { Stack } from '#platform/web/display/stack.tsx';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { caseListQuery } from '../case-api.ts';
import { ownFiguresQuery } from '../figures/own-figures-query.ts';
import { CaseList } from './case-list.tsx';
import { readCaseSearch } from './case-search.ts';
import { OwnFigures } from './own-figures.tsx';

export const Route = createFileRoute('/_user/user/transaction/afterSales.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    // Beside the list: without its figures the page is still one.
    const figures = queryClient.prefetchQuery(ownFiguresQuery);
    await loadList(queryClient, caseListQuery(readCaseSearch(deps)));
    if (typeof window === 'undefined') await figures;
  },
  component: AfterSalesPage,
});

function AfterSalesPage() {
  return (
    <Stack>
      <CaseList search={readCaseSearch(Route.useSearch())} />
      <OwnFigures />
    </Stack>
  );
}
