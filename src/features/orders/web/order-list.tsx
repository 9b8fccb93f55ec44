import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatAmount, parseAmount, sum } from '#platform/shared/money.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { type ListAddress, useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { useSelection } from '#platform/web/kits/list/use-selection.ts';
import type { OrderRow } from '../contract/order-schemas.ts';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { orderHref } from './order-href.ts';
import { orderCountsQuery, orderListQuery } from './order-queries.ts';
import { filterOf, listInputOf, type OrderSearch } from './order-search.ts';
import { orderTabLinks } from './order-tab-links.ts';
import { useRebuy } from './use-rebuy.ts';

export function OrderList({ search, userId }: { search: OrderSearch; userId: string }) {
  const address = useListAddress();
  const navigate = useNavigate();
  const result = useListQuery(orderListQuery(listInputOf(search)));
  const counts = useListQuery(orderCountsQuery(filterOf(search)));
  const selection = useSelection<OrderRow>();
  const [toCancel, setToCancel] = useState<OrderRow | null>(null);
  const { rebuy, pending } = useRebuy();
  const rebuyOrders = (orders: readonly OrderRow[]) => void rebuy(orders.map((order) => order.orderNo));
  return (
    <>
      <ListPage
        title="我的订单"
        storeKey={`orders:${userId}`}
        address={address}
        page={search}
        result={result}
        tabs={{ items: orderTabLinks(address, counts.data), current: search.tab ?? 'all' }}
        filters={<OrderFilters search={search} address={address} />}
        batch={
          <Button kind="quiet" size="sm" busy={pending} onClick={() => rebuyOrders(selection.rows)}>
            再次采购
          </Button>
        }
        table={{
          columns: orderColumns({ onRebuy: rebuyOrders, onCancel: setToCancel }),
          rowKey: (row) => row.orderNo,
          rowName: (row) => `订单 ${row.orderNo}`,
          onOpen: (row) => void navigate({ href: orderHref(row.orderNo) }),
          selection,
          empty: <NoOrders search={search} address={address} />,
        }}
        summary={result.data && <PageTotal orders={result.data.list} />}
      />
      <CancelOrderDialog order={toCancel && { orderNo: toCancel.orderNo }} onClose={() => setToCancel(null)} />
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
  if (!filtered) {
    return (
      <EmptyState
        title="还没有订单"
        action={
          <ButtonLink href="/" kind="primary">
            去采购
          </ButtonLink>
        }
      >
        下单后可以在这里跟踪审批、发货和签收。
      </EmptyState>
    );
  }
  const all = address.hrefOf({
    tab: undefined,
    keyword: undefined,
    dateFrom: undefined,
    dateTo: undefined,
    skuCode: undefined,
  });
  return (
    <EmptyState title="没有符合条件的订单" action={<ButtonLink href={all}>查看全部订单</ButtonLink>}>
      换个关键词、放宽日期，或者看看其他状态。
    </EmptyState>
  );
}
