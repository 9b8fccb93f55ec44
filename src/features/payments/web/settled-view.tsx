import { ORDER_LIST_HREF, orderHref } from '#features/orders/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { ResultPage } from '#platform/web/feedback/result-page.tsx';
import type { PaymentState } from '../contract/payment-schemas.ts';
import { outcomeText } from '../rules/outcome-words.ts';
import { awaitsMoney } from '../rules/payment-outcome.ts';
import styles from './payment.module.css';

type Outcome = PaymentState['outcome'];

/** Green is said of nothing but what is settled. */
const SETTLED: ReadonlySet<Outcome> = new Set(['paid', 'credit']);
/** Nothing will be delivered, or nobody paid in time. */
const OVER: ReadonlySet<Outcome> = new Set(['ended', 'late']);

/** Where an order stands that takes no money now: not yet, or no more. */
export function SettledView({ state }: { state: PaymentState }) {
  const { orderNo, orderStatusLabel, amount, payment, outcome, outcomeLabel, mayPay } = state;
  const over = OVER.has(outcome);
  const actions = (
    <>
      <ButtonLink kind="primary" size="lg" href={orderHref(orderNo)}>
        {over ? '查看订单并再次采购' : '查看订单'}
      </ButtonLink>
      <ButtonLink size="lg" href={over ? ORDER_LIST_HREF : '/'}>
        {over ? '我的订单' : '继续购买'}
      </ButtonLink>
    </>
  );
  const facts = [
    { label: '订单号', value: orderNo },
    { label: '金额', value: <Money yuan={amount} exact className={styles.amount} /> },
    { label: '订单状态', value: orderStatusLabel },
    ...(payment ? [{ label: '付款方式', value: payment.channelLabel }] : []),
    ...(payment?.paidAt ? [{ label: '付款时间', value: displayTime(payment.paidAt) }] : []),
  ];
  return (
    <div className={styles.card} aria-live="polite">
      <ResultPage outcome={SETTLED.has(outcome) ? 'success' : 'warning'} title={outcomeLabel} actions={actions}>
        <div className={styles.facts}>
          <Facts facts={facts} columns={2} />
        </div>
        <p>{outcomeText(state)}</p>
        {awaitsMoney(outcome) && !mayPay && <p>请下单人或有下单权限的同事付款。</p>}
      </ResultPage>
    </div>
  );
}
