import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { ORDER_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { EventLog } from '#business/documents/web/public.ts';
import { loginHref } from '#business/paths/rules/public.ts';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { OrderCases, orderCasesQuery } from '#features/after-sales/web/public.ts';
import { approvalLog, OrderApproval, prefetchApproval, useDocumentApproval } from '#features/approvals/web/public.ts';
import { EditInvoice } from '#features/checkout/web/public.ts';
import { LogisticsSection, logisticsQuery, SignSection, signListQuery } from '#features/fulfilment/web/public.ts';
import type { OrderDetail } from '#features/orders/contract/order-schemas.ts';
import {
  OrderDetailView,
  orderDetailQuery,
  orderProgress,
  SharedOrderView,
  sharedOrderQuery,
  watchedOrderQuery,
} from '#features/orders/web/public.ts';
import { OrderShares } from '#features/sharing/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { ProgressSteps } from '#platform/web/kits/detail/progress-steps.tsx';

const CODE = /^[A-Za-z0-9_-]{60,200}$/;

interface OrderAddress {
  orderNo?: string;
  /** Secret of a link: opens the one order to whoever holds it. */
  code?: string;
}

const matching = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

export const Route = createFileRoute('/_user/user/transaction/orderDetail.html')({
  validateSearch: (search: Record<string, unknown>): OrderAddress => {
    const code = matching(search.code, CODE);
    return code ? { code } : { orderNo: readNumber(search.orderNo, ORDER_NUMBER) };
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { orderNo, code }, location }) => {
    if (!orderNo && !code) throw notFound();
    // A number alone opens nothing: whoever has no session logs in, whatever the number.
    if (!code && !(await queryClient.ensureQueryData(sessionQuery))) {
      throw redirect({ href: loginHref(location.href) });
    }
    try {
      if (code) await queryClient.ensureQueryData(sharedOrderQuery(code));
      else await loadOwn(queryClient, orderNo ?? '');
    } catch (error) {
      throw isCallError(error) && error.status === 404 ? notFound() : error;
    }
  },
  pendingComponent: () => <SkeletonLines count={8} />,
  component: OrderDetailPage,
});

const readsCases = (session: UserInfo | null) => session?.permissions.includes('AFTER_SALES_ORDER_MANAGEMENT') ?? false;
/** Its side state says whether there ever were any. */
const hasCases = ({ afterSale }: OrderDetail) => afterSale !== 'none';

const orderOf = (documentNo: string) => ({ documentType: 'order', documentNo }) as const;

/** After-sales are asked for where there are some and the reader may see them. */
async function loadCases(queryClient: QueryClient, orderNo: string) {
  const order = await queryClient.ensureQueryData(orderDetailQuery(orderNo));
  const session = await queryClient.ensureQueryData(sessionQuery);
  if (hasCases(order) && readsCases(session)) await queryClient.prefetchQuery(orderCasesQuery(orderNo));
}

const loadOwn = (queryClient: QueryClient, orderNo: string) =>
  Promise.all([
    loadCases(queryClient, orderNo),
    queryClient.ensureQueryData(logisticsQuery(orderNo)),
    queryClient.ensureQueryData(signListQuery(orderNo)),
    prefetchApproval(queryClient, orderOf(orderNo)),
  ]);

function OrderDetailPage() {
  const { orderNo = '', code } = Route.useSearch();
  return code ? <Shared code={code} /> : <Own orderNo={orderNo} />;
}

function Own({ orderNo }: { orderNo: string }) {
  const { data } = useSuspenseQuery(watchedOrderQuery(orderNo));
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { data: approval } = useDocumentApproval(orderOf(orderNo));
  // Both are in order already; what happened at one moment stays as it was told.
  const log = [...approvalLog(approval), ...data.events].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <OrderDetailView
      order={data}
      progress={<ProgressSteps label="订单进度" steps={orderProgress(data)} />}
      editInvoice={<EditInvoice order={data} />}
      log={<EventLog events={log.toReversed()} />}
    >
      <OrderApproval orderNo={orderNo} />
      <OrderShares orderNo={orderNo} />
      <LogisticsSection orderNo={orderNo} />
      <SignSection orderNo={orderNo} />
      <OrderCases orderNo={orderNo} enabled={hasCases(data) && readsCases(session)} />
    </OrderDetailView>
  );
}

function Shared({ code }: { code: string }) {
  const { data } = useSuspenseQuery(sharedOrderQuery(code));
  return <SharedOrderView order={data} code={code} />;
}
