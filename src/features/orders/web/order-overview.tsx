import { displayTime } from '#platform/shared/display-time.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { OrderCounts, OrderRow, OrderTab } from '../contract/order-schemas.ts';
import { ORDER_TABS } from '../rules/order-tabs.ts';
import { OrderGoods } from './order-goods.tsx';
import { ORDER_LIST_HREF, orderHref } from './order-href.ts';
import styles from './order-overview.module.css';
import { OrderStatusTag } from './order-status-tag.tsx';

const WAITING: readonly OrderTab[] = ['approving', 'confirming', 'to_pay', 'to_ship', 'to_receive'];

/** 我的待办: orders that wait for something, each a link to exactly those. */
export function OrderTodos({ counts }: { counts: OrderCounts }) {
  return (
    <Section title="我的待办">
      <ul className={styles.todos}>
        {WAITING.map((tab) => (
          <li key={tab}>
            <PageLink href={`${ORDER_LIST_HREF}?tab=${tab}`} className={styles.todo}>
              <span className={styles.count} data-some={(counts[tab] ?? 0) > 0 || undefined}>
                {(counts[tab] ?? 0).toLocaleString('zh-CN')}
              </span>
              <span className={styles.label}>{ORDER_TABS[tab].label}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function RecentOrders({ orders }: { orders: readonly OrderRow[] }) {
  const all = <PageLink href={ORDER_LIST_HREF}>全部订单</PageLink>;
  return (
    <Section title="最近订单" action={all} flush>
      {orders.length === 0 && (
        <EmptyState
          title="还没有订单"
          action={
            <ButtonLink href="/" kind="primary">
              去采购
            </ButtonLink>
          }
        >
          下单后可以在这里看到最近的订单和进度。
        </EmptyState>
      )}
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
