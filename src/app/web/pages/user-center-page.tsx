import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { ApprovalTodos, approvalCountsQuery } from '#features/approvals/web/public.ts';
import { BudgetsLeft, choicesQuery } from '#features/budgets/web/public.ts';
import { OrdersToPay, OrderTodos, orderHomeQuery, RecentOrders } from '#features/orders/web/public.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { QuickEntries } from './quick-entries.tsx';
import styles from './user-center-page.module.css';

const ORDERS = 'ORDER_MANAGEMENT';

export const Route = createFileRoute('/_user/user/user-center.html')({
  loader: async ({ context }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (session?.permissions.includes(ORDERS)) {
      const { queryClient } = context;
      await Promise.all([
        queryClient.ensureQueryData(orderHomeQuery),
        queryClient.prefetchQuery(approvalCountsQuery),
        queryClient.prefetchQuery(choicesQuery),
      ]);
    }
  },
  pendingComponent: () => <SkeletonLines count={8} />,
  component: UserCenterPage,
});

function UserCenterPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const mayOrder = session?.permissions.includes(ORDERS);
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">用户中心</h1>
      {session && (
        <section className={styles.greeting} aria-label="当前账号">
          <p className={styles.name}>{session.realName}，您好</p>
          <p className={styles.firm}>
            {session.firmName} · 客户编号 {session.customerCode}
          </p>
        </section>
      )}
      {mayOrder ? (
        <OrderSections />
      ) : (
        <EmptyState title="没有待办">您的账号没有订单权限，需要时请联系贵司管理员开通。</EmptyState>
      )}
      <QuickEntries />
    </div>
  );
}

function OrderSections() {
  const { data } = useSuspenseQuery(orderHomeQuery);
  return (
    <>
      <OrdersToPay orders={data.toPay} />
      <ApprovalTodos />
      <BudgetsLeft />
      <OrderTodos counts={data.counts} />
      <RecentOrders orders={data.recent} />
    </>
  );
}
