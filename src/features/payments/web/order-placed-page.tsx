import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { orderHref, payHref } from '#business/paths/rules/public.ts';
import { PAY_ACTS } from '#features/orders/rules/public.ts';
import { HoldClock, OverBudgetNote, orderDetailQuery } from '#features/orders/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { ResultPage } from '#platform/web/feedback/result-page.tsx';
import { outcomeText } from '../rules/outcome-words.ts';
import { awaitsMoney, takesMoney } from '../rules/payment-outcome.ts';
import { BankPanel } from './bank-panel.tsx';
import { loadPayment } from './load-payment.ts';
import styles from './payment.module.css';
import { watchedPaymentQuery } from './payment-queries.ts';
import { readPaymentSearch } from './payment-search.ts';

export const Route = createFileRoute('/_default/order.html')({
  validateSearch: readPaymentSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await loadPayment(queryClient, deps);
    if (deps.orderNo) await queryClient.ensureQueryData(orderDetailQuery(deps.orderNo));
  },
  component: OrderPlacedPage,
});

/** Nobody ships, and nobody asks for money, before those who have to agree have done so. */
const APPROVING = 'approving';

/** The result of a submit; it reads the order itself, so that a reload shows the same. */
function OrderPlacedPage() {
  const { orderNo = '' } = Route.useSearch();
  const { data: order } = useSuspenseQuery(orderDetailQuery(orderNo));
  const { data: state } = useSuspenseQuery(watchedPaymentQuery(orderNo));
  const toPay = takesMoney(state) && state.payWay === 'online';
  const actions = (
    <>
      {toPay && (
        <ButtonLink kind="primary" size="lg" href={payHref(orderNo)}>
          {PAY_ACTS.online}
        </ButtonLink>
      )}
      <ButtonLink kind={toPay ? 'plain' : 'primary'} size="lg" href={orderHref(orderNo)}>
        查看订单
      </ButtonLink>
      <ButtonLink size="lg" href="/">
        继续购买
      </ButtonLink>
    </>
  );
  const number = (
    <span className={styles.copied}>
      <b>{orderNo}</b> <CopyText text={orderNo} label="订单号" />
    </span>
  );
  const facts = [
    { label: '订单号', value: number },
    { label: '应付总额', value: <Money yuan={order.totalAmount} exact className={styles.amount} /> },
    { label: '承诺交期', value: order.promise?.text ?? '—' },
    { label: '订单状态', value: state.orderStatusLabel },
    { label: '付款', value: state.outcomeLabel },
  ];
  return (
    <div className={styles.page}>
      <Card>
        <ResultPage outcome="success" title="订单提交成功" actions={actions}>
          <div className={styles.facts}>
            <Facts facts={facts} columns={2} />
          </div>
          <OverBudgetNote overBudget={order.overBudget} />
          <p>
            {state.orderStatus === APPROVING
              ? `订单已送审，价格和库存已为您保留。${order.next.text}，结果会发邮件告诉您。`
              : outcomeText(state)}
          </p>
          {state.holdUntil && awaitsMoney(state.outcome) && (
            <p>
              <HoldClock until={state.holdUntil} />
            </p>
          )}
          {state.payment?.instructions.kind === 'bank' && <BankPanel state={state} />}
        </ResultPage>
      </Card>
    </div>
  );
}
