import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { orderHref } from '#features/orders/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { ResultPage } from '#platform/web/feedback/result-page.tsx';
import { StatePanel } from '#platform/web/feedback/state-panel.tsx';
import { ClockIcon } from '#platform/web/icons/icons.tsx';
import type { PaymentState } from '../contract/payment-schemas.ts';
import { loadPayment } from './load-payment.ts';
import styles from './payment.module.css';
import { watchedPaymentQuery } from './payment-queries.ts';
import { readPaymentSearch } from './payment-search.ts';
import { SettledView } from './settled-view.tsx';

export const Route = createFileRoute('/_default/orderPaid.html')({
  validateSearch: readPaymentSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => loadPayment(queryClient, deps),
  component: OrderPaidPage,
});

/** How a payment ended. Only the channel decides that: until it has told, the page says that it is waiting. */
function OrderPaidPage() {
  const { orderNo = '' } = Route.useSearch();
  const { data: state } = useSuspenseQuery(watchedPaymentQuery(orderNo));
  const { outcome } = state;
  return (
    <div className={styles.page}>
      {outcome === 'waiting' ? (
        <Waiting state={state} />
      ) : outcome === 'failed' ? (
        <Failed state={state} />
      ) : (
        <SettledView state={state} outcome={outcome} />
      )}
    </div>
  );
}

function Waiting({ state: { orderNo } }: { state: PaymentState }) {
  const actions = (
    <>
      <ButtonLink kind="primary" size="lg" href={`/orderPay.html?orderNo=${orderNo}`}>
        还没有付款，去支付
      </ButtonLink>
      <ButtonLink size="lg" href={orderHref(orderNo)}>
        查看订单
      </ButtonLink>
    </>
  );
  return (
    <div className={styles.card} aria-live="polite">
      <StatePanel page icon={<ClockIcon size={28} />} title="正在确认付款结果" actions={actions}>
        <p>已经付款的话请稍候，到账后本页会自动更新，不需要再付一次。</p>
        <p>如果 2 分钟后仍未更新，我们会主动向支付渠道核实，可以先离开本页。</p>
      </StatePanel>
    </div>
  );
}

function Failed({ state: { orderNo } }: { state: PaymentState }) {
  const actions = (
    <>
      <ButtonLink kind="primary" size="lg" href={`/orderPay.html?orderNo=${orderNo}`}>
        重新支付
      </ButtonLink>
      <ButtonLink size="lg" href={`/cashier.html?orderNo=${orderNo}`}>
        更换付款方式
      </ButtonLink>
    </>
  );
  return (
    <div className={styles.card}>
      <ResultPage outcome="failure" title="付款没有成功" actions={actions}>
        <p>支付渠道返回付款失败，没有扣款。订单和库存仍为您保留。</p>
      </ResultPage>
    </div>
  );
}
