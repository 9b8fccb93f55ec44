import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ORDER_LIST_PATH, orderHref } from '#business/paths/rules/public.ts';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import type { OrderRow } from '#features/orders/contract/order-schemas.ts';
import { OrderStatusTag, OrdersToPay, orderHomeQuery } from '#features/orders/web/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { OpenQuotes } from '../../todos/open-quotes.tsx';
import line from '../../todos/todo-line.module.css';
import { todoSources } from '../../todos/todo-rows.ts';
import { TodoSection } from '../../todos/todo-section.tsx';
import styles from './my-side.module.css';

const SHOWN_ORDERS = 3;
const SHOWN_QUOTES = 2;

/** What waits for the person, whatever rights there are, and the latest orders of those who see orders. */
export function MySide() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return session && <Side session={session} />;
}

function Side({ session }: { session: UserInfo }) {
  const sources = todoSources(session);
  const { data } = useQuery({ ...orderHomeQuery, enabled: sources.includes('orders') });
  return (
    <>
      {data && <OrdersToPay orders={data.toPay} />}
      <TodoSection />
      <OpenQuotes enabled={sources.includes('quotes')} shown={SHOWN_QUOTES} />
      {data && data.recent.length > 0 && <LatestOrders orders={data.recent.slice(0, SHOWN_ORDERS)} />}
    </>
  );
}

function LatestOrders({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <Section title="最近订单" action={<PageLink href={ORDER_LIST_PATH}>全部</PageLink>} flush>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.orderNo} className={joinClasses(line.line, styles.order)}>
            <PageLink href={orderHref(order.orderNo)}>{order.orderNo}</PageLink>
            <OrderStatusTag status={order.status} label={order.statusLabel} />
            <span className={styles.day}>{displayDay(order.submittedAt)}</span>
            <Money yuan={order.totalAmount} exact className={styles.amount} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
