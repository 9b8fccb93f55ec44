import { ORDER_LIST_HREF, orderHref } from '#features/orders/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { ResultPage } from '#platform/web/feedback/result-page.tsx';
import type { PaymentState } from '../contract/payment-schemas.ts';
import styles from './payment.module.css';

type Settled = Exclude<PaymentState['outcome'], 'waiting' | 'failed'>;

const WORDS: Readonly<Record<Settled, { look: 'success' | 'warning'; title: string; text: string }>> = {
  paid: { look: 'success', title: '付款成功', text: '仓库将按约定时间发货，发货时会邮件通知您。' },
  credit: { look: 'success', title: '已按账期下单', text: '无需付款，本单计入下期对账单，仓库将按约定时间发货。' },
  ended: {
    look: 'warning',
    title: '订单已取消',
    text: '订单已取消或超过付款时间，库存已释放，没有扣款。可以重新下单。',
  },
  back: { look: 'warning', title: '款项退回中', text: '付款到账时订单已取消，款项将原路退回，请留意到账通知。' },
};

/** How it ended, as far as is known. */
export function SettledView({ state, outcome }: { state: PaymentState; outcome: Settled }) {
  const { look, title, text } = WORDS[outcome];
  const { orderNo, orderStatusLabel, amount, payment } = state;
  const actions = (
    <>
      <ButtonLink kind="primary" size="lg" href={orderHref(orderNo)}>
        {outcome === 'ended' ? '查看订单并再次采购' : '查看订单'}
      </ButtonLink>
      <ButtonLink size="lg" href={outcome === 'ended' ? ORDER_LIST_HREF : '/'}>
        {outcome === 'ended' ? '我的订单' : '继续购买'}
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
    <div className={styles.card}>
      <ResultPage outcome={look} title={title} actions={actions}>
        <div className={styles.facts}>
          <Facts facts={facts} columns={2} />
        </div>
        <p>{text}</p>
      </ResultPage>
    </div>
  );
}
