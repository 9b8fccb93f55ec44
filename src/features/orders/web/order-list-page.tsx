import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { OrderList } from './order-list.tsx';
import { orderCountsQuery, orderListQuery } from './order-queries.ts';
import { filterOf, listInputOf, readOrderSearch } from './order-search.ts';

export const Route = createFileRoute('/_user/user/transaction/order.html')({
  validateSearch: readOrderSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      loadList(context.queryClient, orderListQuery(listInputOf(deps))),
      loadList(context.queryClient, orderCountsQuery(filterOf(deps))),
    ]);
  },
  component: OrderListPage,
});

function OrderListPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return <OrderList search={Route.useSearch()} userId={session?.userId ?? ''} />;
}
