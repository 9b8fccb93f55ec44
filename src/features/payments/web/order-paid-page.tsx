import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { cashierHref, orderHref, payHref } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { ResultPage } from '#platform/web/feedback/result-page.tsx';
import { StatePanel } from '#platform/web/feedback/state-panel.tsx';
import { ClockIcon } from '#platform/web/icons/late-icons.tsx';
import type { PaymentState } from '../contract/payment-schemas.ts';
import { outcomeText } from '../rules/outcome-words.ts';
import { BankPanel } from './bank-panel.tsx';
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
      ) : outcome === 'transfer' ? (
        <TransferAwaited state={state} />
      ) : (
        <SettledView state={state} />
      )}
    </div>
  );
}

function Waiting({ state: { orderNo, mayPay } }: { state: PaymentState }) {
  const actions = (
    <>
      {mayPay && (
        <ButtonLink kind="primary" size="lg" href={payHref(orderNo)}>
          还没有付款，去付款
        </ButtonLink>
      )}
      <ButtonLink size="lg" href={orderHref(orderNo)}>
        查看订单
      </ButtonLink>
    </>
  );
  return (
    <Card aria-live="polite">
      <StatePanel page icon={<ClockIcon size={28} />} title="正在确认付款结果" actions={actions}>
        <p>已经付款的话请稍候，到账后本页会自动更新，不需要再付一次。</p>
        <p>如果 2 分钟后仍未更新，我们会主动向支付渠道核实，可以先离开本页。</p>
      </StatePanel>
    </Card>
  );
}

function TransferAwaited({ state }: { state: PaymentState }) {
  const { orderNo } = state;
  return (
    <Card aria-live="polite">
      <StatePanel
        page
        icon={<ClockIcon size={28} />}
        title={state.outcomeLabel}
        actions={
          <ButtonLink kind="primary" size="lg" href={orderHref(orderNo)}>
            查看订单
          </ButtonLink>
        }
      >
        <p>{outcomeText(state)}</p>
        {state.payment?.instructions.kind === 'bank' && <BankPanel state={state} />}
      </StatePanel>
    </Card>
  );
}

function Failed({ state }: { state: PaymentState }) {
  const { orderNo, mayPay } = state;
  const actions = mayPay && (
    <>
      <ButtonLink kind="primary" size="lg" href={payHref(orderNo)}>
        重新支付
      </ButtonLink>
      <ButtonLink size="lg" href={cashierHref(orderNo)}>
        更换付款方式
      </ButtonLink>
    </>
  );
  return (
    <Card>
      <ResultPage outcome="failure" title={state.outcomeLabel} actions={actions}>
        <p>{outcomeText(state)}</p>
      </ResultPage>
    </Card>
  );
}
