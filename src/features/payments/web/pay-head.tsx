import { orderHref } from '#business/paths/rules/public.ts';
import { HoldClock } from '#features/orders/web/public.ts';
import card from '#platform/web/display/card.module.css';
import { Money } from '#platform/web/display/money.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { PaymentState } from '../contract/payment-schemas.ts';
import styles from './payment.module.css';

/** What is to be paid, for which order, until when. */
export function PayHead({ title, state }: { title: string; state: PaymentState }) {
  const { orderNo, amount, holdUntil } = state;
  return (
    <div className={`${card.card} ${styles.head}`}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.sub}>
          订单 <PageLink href={orderHref(orderNo)}>{orderNo}</PageLink>
        </p>
        {holdUntil && (
          <p className={styles.sub}>
            <HoldClock until={holdUntil} />
          </p>
        )}
      </div>
      <p className={styles.due}>
        <small>应付金额</small>
        <Money yuan={amount} exact className={styles.amount} />
      </p>
    </div>
  );
}
