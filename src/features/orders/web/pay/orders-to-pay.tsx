import { ORDER_LIST_PATH, orderHref } from '#business/paths/rules/public.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { OrderRow } from '../../contract/order-schemas.ts';
import styles from './pay.module.css';
import { PayLink } from './pay-link.tsx';
import { PayRest } from './pay-rest.tsx';

/** 待付款: the orders whose time to pay ends first, each with its clock; nothing where none waits. */
export function OrdersToPay({ orders }: { orders: readonly OrderRow[] }) {
  const due = orders.flatMap(({ orderNo, pay }) => (pay ? [{ orderNo, pay }] : []));
  if (due.length === 0) return null;
  const all = <PageLink href={`${ORDER_LIST_PATH}?tab=to_pay`}>全部待付款</PageLink>;
  return (
    <Section title="待付款" action={all} flush>
      <ul className={styles.due} data-due>
        {due.map(({ orderNo, pay }) => (
          <li key={orderNo} className={styles.order}>
            <PageLink href={orderHref(orderNo)} className={styles.number}>
              {orderNo}
            </PageLink>
            <Money yuan={pay.amount} exact className={styles.amount} />
            <PayRest until={pay.until} />
            <PayLink orderNo={orderNo} pay={pay} size="sm" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
