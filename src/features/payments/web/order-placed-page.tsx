import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { OrderDetail } from '#features/orders/contract/order-schemas.ts';
import { OverBudgetNote, orderDetailQuery, orderHref } from '#features/orders/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { ResultPage } from '#platform/web/feedback/result-page.tsx';
import type { PaymentState } from '../contract/payment-schemas.ts';
import { BankPanel } from './bank-panel.tsx';
import { loadPayment } from './load-payment.ts';
import styles from './payment.module.css';
import { paymentStateQuery } from './payment-queries.ts';
import { readPaymentSearch } from './payment-search.ts';

export const Route = createFileRoute('/_default/order.html')({
  validateSearch: readPaymentSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    loadPayment(
      queryClient,
      deps,
      deps.orderNo ? queryClient.ensureQueryData(orderDetailQuery(deps.orderNo)) : Promise.resolve(),
    ),
  component: OrderPlacedPage,
});

/** Nobody ships, and nobody asks for money, before those who have to agree have done so. */
const APPROVING = 'approving';

const awaitsMoney = ({ outcome }: PaymentState) => outcome === 'waiting' || outcome === 'failed';

/** What comes next, in the words of the way it is paid. */
function nextOf(state: PaymentState, { status, next }: Pick<OrderDetail, 'status' | 'next'>): string {
  if (status === APPROVING) return `订单已送审，价格和库存已为您保留。${next.text}，结果会发邮件告诉您。`;
  if (state.outcome === 'ended' || state.outcome === 'back') return '订单已取消，库存已释放。';
  if (!awaitsMoney(state)) return '已为您保留库存，仓库将按约定时间发货。发货前可以在订单详情中取消。';
  return '已为您保留库存和价格，收到付款后安排发货。';
}

/** The result of a submit; it reads the order itself, so that a reload shows the same. */
function OrderPlacedPage() {
  const { orderNo = '' } = Route.useSearch();
  const { data: order } = useSuspenseQuery(orderDetailQuery(orderNo));
  const { data: state } = useSuspenseQuery(paymentStateQuery(orderNo));
  const toPay = awaitsMoney(state) && state.payWay === 'online';
  const actions = (
    <>
      {toPay && (
        <ButtonLink kind="primary" size="lg" href={`/orderPay.html?orderNo=${orderNo}`}>
          去支付
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
    { label: '订单状态', value: order.statusLabel },
  ];
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <ResultPage outcome="success" title="订单提交成功" actions={actions}>
          <div className={styles.facts}>
            <Facts facts={facts} columns={2} />
          </div>
          <OverBudgetNote overBudget={order.overBudget} />
          <p>{nextOf(state, order)}</p>
          {state.payment?.instructions.kind === 'bank' && <BankPanel state={state} />}
        </ResultPage>
      </div>
    </div>
  );
}
