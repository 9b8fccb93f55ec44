import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { OrderList } from './order-list.tsx';
import { orderCountsQuery, orderListQuery } from './order-queries.ts';
import { filterOf, listInputOf, readOrderSearch } from './order-search.ts';

export const Route = createFileRoute('/_user/user/transaction/order.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const search = readOrderSearch(deps);
    await Promise.all([
      loadList(context.queryClient, orderListQuery(listInputOf(search))),
      loadList(context.queryClient, orderCountsQuery(filterOf(search))),
    ]);
  },
  component: OrderListPage,
});

function OrderListPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return <OrderList search={readOrderSearch(Route.useSearch())} userId={session?.userId ?? ''} />;
}
