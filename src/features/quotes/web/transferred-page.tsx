import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { quoteCountsQuery, quoteListQuery } from './quote-api.ts';
import { QuoteList } from './quote-list.tsx';
import { readQuoteSearch } from './quote-search.ts';

export const Route = createFileRoute('/_user/user/transaction/transferred.html')({
  validateSearch: readQuoteSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      loadList(context.queryClient, quoteListQuery({ ...deps, tab: 'converted' })),
      loadList(context.queryClient, quoteCountsQuery(deps)),
    ]);
  },
  component: TransferredPage,
});

function TransferredPage() {
  return <QuoteList title="已转报价" search={Route.useSearch()} only="converted" />;
}
