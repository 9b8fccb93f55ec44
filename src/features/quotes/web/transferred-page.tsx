import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { quoteCountsQuery, quoteListQuery } from './quote-api.ts';
import { QuoteList } from './quote-list.tsx';
import { readQuoteSearch } from './quote-search.ts';

export const Route = createFileRoute('/_user/user/transaction/transferred.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const search = readQuoteSearch(deps);
    await Promise.all([
      loadList(context.queryClient, quoteListQuery({ ...search, tab: 'transferred' })),
      loadList(context.queryClient, quoteCountsQuery(search)),
    ]);
  },
  component: TransferredPage,
});

function TransferredPage() {
  return <QuoteList title="已转报价" search={readQuoteSearch(Route.useSearch())} only="transferred" />;
}
