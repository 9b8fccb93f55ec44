import { ORDER_LIST_PATH, orderHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { StatePanel, type StatePanelProps } from '#platform/web/feedback/state-panel.tsx';
import { SuccessIcon, WarningIcon } from '#platform/web/icons/icons.tsx';
import { ClockIcon } from '#platform/web/icons/late-icons.tsx';
import type { PaymentState } from '../contract/payment-schemas.ts';
import { outcomeText } from '../rules/outcome-words.ts';
import { awaitsMoney } from '../rules/payment-outcome.ts';
import styles from './payment.module.css';

type Outcome = PaymentState['outcome'];

const WAITS = { icon: <ClockIcon size={28} /> } as const;
const SETTLED = { icon: <SuccessIcon size={28} />, tone: 'success' } as const;
const WRONG = { icon: <WarningIcon size={28} />, tone: 'warning' } as const;

/** Green is said of nothing but what is settled, orange of what went wrong; the rest waits for somebody. */
const LOOKS: Readonly<Record<Outcome, Pick<StatePanelProps, 'icon' | 'tone'>>> = {
  approving: WAITS,
  confirming: WAITS,
  waiting: WAITS,
  transfer: WAITS,
  back: WAITS,
  paid: SETTLED,
  credit: SETTLED,
  refunded: SETTLED,
  failed: WRONG,
  late: WRONG,
  ended: WRONG,
  missing: WRONG,
};
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
      <ButtonLink size="lg" href={over ? ORDER_LIST_PATH : '/'}>
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
    <Card aria-live="polite">
      <StatePanel page {...LOOKS[outcome]} title={outcomeLabel} actions={actions}>
        <div className={styles.facts}>
          <Facts facts={facts} columns={2} />
        </div>
        <p>{outcomeText(state)}</p>
        {awaitsMoney(outcome) && !mayPay && <p>请下单人或有下单权限的同事付款。</p>}
      </StatePanel>
    </Card>
  );
}
