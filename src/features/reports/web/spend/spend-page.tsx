import { createFileRoute } from '@tanstack/react-router';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { readSpendSearch } from '../address/page-search.ts';
import { loadSpend } from './load-spend.ts';
import { SpendPageView } from './spend-page-view.tsx';

export const Route = createFileRoute('/_user/user/report/dataReport.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadSpend(context.queryClient, readSpendSearch(deps)),
  component: SpendPage,
});

function SpendPage() {
  return <SpendPageView search={readSpendSearch(Route.useSearch())} />;
}
