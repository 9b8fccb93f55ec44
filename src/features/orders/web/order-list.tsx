import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { orderHref } from '#business/paths/rules/public.ts';
import { wordRowLimit } from '#business/transfers/rules/public.ts';
import { ExportTaskLine, ScheduleButton, useTaskRefresh } from '#business/transfers/web/public.ts';
import { OrderersOnly, Permitted } from '#features/access/web/public.ts';
import { formatAmount, parseAmount, sum } from '#platform/shared/money.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { type Selection, useSelection } from '#platform/web/kits/list/use-selection.ts';
import type { OrderRow } from '../contract/order-schemas.ts';
import { XLSX_ORDERS } from '../rules/life/export-limits.ts';
import { ORDER_TABS } from '../rules/order-tabs.ts';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { ExportMenu } from './life/export-menu.tsx';
import { OrderSortChoice } from './life/order-sort-choice.tsx';
import { pageChange } from './life/page-change.ts';
import { RebuyDialog } from './life/rebuy-dialog.tsx';
import { type PaperFormat, saveChosen, saveFound } from './life/save-papers.ts';
import { SavedViews } from './life/saved-views.tsx';
import { useOrderAddress } from './life/use-order-address.ts';
import { NoOrdersYet } from './no-orders-yet.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import styles from './order-list.module.css';
import { orderCountsQuery, orderListQuery } from './order-queries.ts';
import { filterOf, listInputOf, NO_FILTER, type OrderSearch } from './order-search.ts';
import { type Rebuy, useRebuy } from './use-rebuy.ts';

/** Code of what is exported here. */
const ORDER_EXPORT = 'orders';

const numbersOf = (orders: readonly OrderRow[]) => orders.map((order) => order.orderNo);

export function OrderList({ search, userId }: { search: OrderSearch; userId: string }) {
  const address = useOrderAddress();
  const navigate = useNavigate();
  const result = useListQuery(orderListQuery(listInputOf(search)));
  const counts = useListQuery(orderCountsQuery(filterOf(search)));
  const selection = useSelection<OrderRow>();
  const [toCancel, setToCancel] = useState<OrderRow | null>(null);
  const again = useRebuy();
  const rebuyOrders = (orders: readonly OrderRow[]) => void again.rebuy(numbersOf(orders));
  return (
    <div className={styles.orders}>
      <ListPage
        title="我的订单"
        storeKey={`orders:${userId}`}
        address={address}
        page={search}
        pageHref={(pageNo) => address.hrefOf(pageChange(pageNo, search, result.data))}
        result={result}
        tabs={listTabs(address, ORDER_TABS, { usual: 'all', current: search.tab, counts: counts.data })}
        filters={<OrderFilters search={search} address={address} />}
        tools={<OrderTools search={search} address={address} userId={userId} total={result.data?.total} />}
        batch={<BatchActs selection={selection} again={again} />}
        table={{
          columns: orderColumns({ onRebuy: rebuyOrders, onCancel: setToCancel }),
          rowKey: (row) => row.orderNo,
          rowName: (row) => `订单 ${row.orderNo}`,
          onOpen: (row) => void navigate({ href: orderHref(row.orderNo) }),
          selection,
          stacks: true,
          empty: <NoOrders search={search} address={address} />,
        }}
        summary={result.data && <PageTotal orders={result.data.list} />}
      />
      <CancelOrderDialog order={toCancel && { orderNo: toCancel.orderNo }} onClose={() => setToCancel(null)} />
      <RebuyDialog {...again} />
    </div>
  );
}

type ToolsProps = { search: OrderSearch; address: ListAddress; userId: string; total: number | undefined };

function OrderTools({ search, address, userId, total }: ToolsProps) {
  const limit = total === undefined ? null : wordRowLimit(total, XLSX_ORDERS);
  const refresh = useTaskRefresh();
  const wanted = { ...filterOf(search), tab: search.tab };
  const save = async (format: PaperFormat) => {
    const saved = await saveFound(wanted, format);
    refresh();
    return saved;
  };
  return (
    <>
      <OrderSortChoice value={search.sort} address={address} />
      <SavedViews userId={userId} />
      <ExportMenu label="导出" quiet save={save} />
      <Permitted code="ORDER_EXPORT">
        <ScheduleButton kind={ORDER_EXPORT} dated filter={{ format: 'xlsx', filter: wanted }} size="sm" />
      </Permitted>
      {limit && <Quiet inline>{limit}</Quiet>}
      <ExportTaskLine kind={ORDER_EXPORT} />
    </>
  );
}

function BatchActs({ selection, again }: { selection: Selection<OrderRow>; again: Rebuy }) {
  const chosen = numbersOf(selection.rows);
  return (
    <>
      <OrderersOnly>
        <Button kind="quiet" size="sm" busy={again.pending} onClick={() => void again.rebuy(chosen)}>
          再次采购
        </Button>
      </OrderersOnly>
      <ExportMenu label="导出所选" quiet save={(format) => saveChosen(chosen, format)} />
    </>
  );
}

function PageTotal({ orders }: { orders: readonly OrderRow[] }) {
  const total = formatAmount(sum(orders.map((order) => parseAmount(order.totalAmount))));
  return (
    <span>
      本页合计 <Money yuan={total} exact />
    </span>
  );
}

function NoOrders({ search, address }: { search: OrderSearch; address: ListAddress }) {
  const filtered = search.tab !== undefined || Object.values(filterOf(search)).some(Boolean);
  if (!filtered) return <NoOrdersYet>下单后可以在这里跟踪审批、发货和签收。</NoOrdersYet>;
  const all = address.hrefOf({ tab: undefined, ...NO_FILTER });
  return (
    <EmptyState title="没有符合条件的订单" action={<ButtonLink href={all}>查看全部订单</ButtonLink>}>
      换个关键词、放宽日期，或者看看其他状态。
    </EmptyState>
  );
}
