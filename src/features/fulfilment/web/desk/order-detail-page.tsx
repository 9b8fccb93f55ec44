import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ORDER_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { DESK_ORDERS_PATH } from '#business/paths/rules/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import styles from './desk-order.module.css';
import { DeskOrderView } from './desk-order-view.tsx';
import { liveDeskOrderQuery } from './fulfilment-desk-api.ts';

export const Route = createFileRoute('/_desk/desk/orderDetail.html')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadDeskOrder } = await import('./load-desk.ts');
    await loadDeskOrder(context.queryClient, deps);
  },
  component: DeskOrderPage,
});

/** Desk: one order from the warehouse to the signature. */
function DeskOrderPage() {
  const { orderNo: given } = Route.useSearch();
  const orderNo = readNumber(given, ORDER_NUMBER) ?? '';
  const { data, error, refetch } = useQuery({ ...liveDeskOrderQuery(orderNo), enabled: orderNo !== '' });
  if (data) return <DeskOrderView order={data} />;
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '订单履约', href: DESK_ORDERS_PATH }, { label: orderNo || '订单详情' }]} />
      <h1 className="visually-hidden">订单履约详情</h1>
      {orderNo === '' && <ErrorState title="没有这张订单">请从订单履约列表进入。</ErrorState>}
      {error && (
        <ErrorState title="订单加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      )}
      {orderNo !== '' && !error && <SkeletonRows count={6} height={40} columns={3} />}
    </div>
  );
}
