import { useSuspenseQuery } from '@tanstack/react-query';
import { ORDER_TAB_NAMES, ORDER_TABS } from '#features/orders/rules/public.ts';
import {
  ORDER_LIST_HREF,
  OrderStatusTag,
  OrdersToPay,
  orderHomeQuery,
  orderHref,
} from '#features/orders/web/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import styles from './my-orders.module.css';

const WAITING = ORDER_TAB_NAMES.filter((tab) => !['all', 'finished', 'ended'].includes(tab));
const SHOWN_ORDERS = 3;

/** Orders that wait for somebody, and the latest ones. */
export function MyOrders() {
  const { data } = useSuspenseQuery(orderHomeQuery);
  return (
    <>
      <OrdersToPay orders={data.toPay} />
      <Section title="我的待办" action={<PageLink href={ORDER_LIST_HREF}>全部</PageLink>} flush>
        <ul className={styles.todos}>
          {WAITING.map((tab) => (
            <li key={tab}>
              <PageLink href={`${ORDER_LIST_HREF}?tab=${tab}`} className={styles.todo}>
                {`${ORDER_TABS[tab].label}订单`}
                <strong data-some={(data.counts[tab] ?? 0) > 0 || undefined}>{data.counts[tab] ?? 0}</strong>
              </PageLink>
            </li>
          ))}
        </ul>
      </Section>
      {data.recent.length > 0 && (
        <Section title="最近订单" flush>
          <ul className={styles.orders}>
            {data.recent.slice(0, SHOWN_ORDERS).map((order) => (
              <li key={order.orderNo} className={styles.order}>
                <PageLink href={orderHref(order.orderNo)}>{order.orderNo}</PageLink>
                <OrderStatusTag status={order.status} label={order.statusLabel} />
                <span className={styles.day}>{displayDay(order.submittedAt)}</span>
                <Money yuan={order.totalAmount} exact className={styles.amount} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
