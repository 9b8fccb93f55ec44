import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { caseListQuery } from '../case-api.ts';
import { CaseList } from './case-list.tsx';
import { readCaseSearch } from './case-search.ts';

export const Route = createFileRoute('/_user/user/transaction/afterSales.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context.queryClient, caseListQuery(readCaseSearch(deps))),
  component: AfterSalesPage,
});

function AfterSalesPage() {
  return <CaseList search={readCaseSearch(Route.useSearch())} />;
}
