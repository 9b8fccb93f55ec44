import { ORDER_LIST_PATH, orderHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { OrderRow } from '../contract/order-schemas.ts';
import { NoOrdersYet } from './no-orders-yet.tsx';
import { OrderGoods } from './order-goods.tsx';
import styles from './order-overview.module.css';
import { OrderStatusTag } from './order-status-tag.tsx';

/** The latest orders, whatever became of them. */
export function RecentOrders({ orders }: { orders: readonly OrderRow[] }) {
  const all = <PageLink href={ORDER_LIST_PATH}>全部订单</PageLink>;
  return (
    <Section title="最近订单" action={all} flush>
      {orders.length === 0 && <NoOrdersYet>下单后可以在这里看到最近的订单和进度。</NoOrdersYet>}
      <ul>
        {orders.map((order) => (
          <li key={order.orderNo} className={styles.order}>
            <PageLink href={orderHref(order.orderNo)} className={styles.number}>
              {order.orderNo}
            </PageLink>
            <span className={styles.time}>{displayTime(order.submittedAt)}</span>
            <OrderGoods order={order} />
            <Money yuan={order.totalAmount} className={styles.amount} />
            <span className={styles.status}>
              <OrderStatusTag status={order.status} label={order.statusLabel} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
