import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { isCallError } from '#platform/web/api-client.ts';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { OrderDetailView } from './order-detail.tsx';
import { orderDetailQuery } from './order-queries.ts';

const ORDER_NO = /^SO\d{12}$/;

export const Route = createFileRoute('/_user/user/transaction/orderDetail.html')({
  validateSearch: (search: Record<string, unknown>): { orderNo: string } => ({
    orderNo: typeof search.orderNo === 'string' ? search.orderNo : '',
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (!ORDER_NO.test(deps.orderNo)) throw notFound();
    try {
      await context.queryClient.ensureQueryData(orderDetailQuery(deps.orderNo));
    } catch (error) {
      throw isCallError(error) && error.status === 404 ? notFound() : error;
    }
  },
  pendingComponent: () => <SkeletonLines count={8} />,
  component: OrderDetailPage,
});

function OrderDetailPage() {
  const { orderNo } = Route.useSearch();
  const { data } = useSuspenseQuery(orderDetailQuery(orderNo));
  return <OrderDetailView order={data} />;
}
