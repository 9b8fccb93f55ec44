import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { takesMoney } from '../rules/payment-outcome.ts';
import { loadWays } from './load-payment.ts';
import { PayHead } from './pay-head.tsx';
import { PayView } from './pay-view.tsx';
import styles from './payment.module.css';
import { watchedPaymentQuery } from './payment-queries.ts';
import { readPaymentSearch } from './payment-search.ts';
import { SettledView } from './settled-view.tsx';

export const Route = createFileRoute('/_default/orderPay.html')({
  validateSearch: readPaymentSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => loadWays(queryClient, deps),
  component: OrderPayPage,
});

/** Pays an order the way it was placed. */
function OrderPayPage() {
  const { orderNo = '' } = Route.useSearch();
  const { data: state } = useSuspenseQuery(watchedPaymentQuery(orderNo));
  if (!takesMoney(state)) {
    return (
      <div className={styles.page}>
        <SettledView state={state} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PayHead title="支付订单" state={state} />
      <PayView state={state} />
    </div>
  );
}
