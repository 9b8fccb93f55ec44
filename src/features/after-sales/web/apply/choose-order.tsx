import { applyHref, ORDER_LIST_PATH } from '#business/paths/rules/public.ts';
import type { OrderRow } from '#features/orders/contract/order-schemas.ts';
import { OrderGoods, OrderStatusTag } from '#features/orders/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Pagination } from '#platform/web/display/pagination.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import styles from './apply.module.css';
import { comingOrdersQuery, type OrderChoice, SIGNED_PAGE_SIZE, signedOrdersQuery } from './signed-orders-query.ts';

const COLUMNS: readonly Column<OrderRow>[] = [
  { key: 'no', header: '订单号', width: 150, rowHeader: true, render: (row) => row.orderNo },
  { key: 'goods', header: '商品', render: (row) => <OrderGoods order={row} /> },
  { key: 'at', header: '下单时间', width: 140, render: (row) => displayTime(row.submittedAt) },
  { key: 'buyer', header: '下单人', width: 90, render: (row) => row.buyerName },
  {
    key: 'amount',
    header: '含税金额',
    width: 120,
    align: 'right',
    render: (row) => <Money yuan={row.totalAmount} exact />,
  },
  {
    key: 'status',
    header: '状态',
    width: 100,
    render: (row) => <OrderStatusTag status={row.status} label={row.statusLabel} />,
  },
  {
    key: 'act',
    header: '操作',
    width: 112,
    render: (row) => (
      <ButtonLink size="sm" href={applyHref(row.orderNo)} aria-label={`订单 ${row.orderNo} 申请售后`}>
        申请售后
      </ButtonLink>
    ),
  },
];

/** The order the goods came with: only those that were signed for can be complained about. */
export function ChooseOrder({ choice }: { choice: OrderChoice }) {
  const address = useListAddress();
  const signed = useListQuery(signedOrdersQuery(choice));
  const coming = useListQuery(comingOrdersQuery(choice));
  const { keyword, pageNo = 1 } = choice;
  const partly = (pageNo === 1 && coming.data?.list.filter(({ status }) => status === 'partly_signed')) || [];
  const rows = [...partly, ...(signed.data?.list ?? [])];
  return (
    <Section title="选择订单" note="签收后的商品可以申请售后" flush>
      <KeywordFilter label="筛选订单" hint="订单号、PO号或商品" keyword={keyword} address={address} />
      {signed.error && <ErrorState title="订单加载失败" onRetry={signed.retry} />}
      {!signed.data && !signed.error && <SkeletonRows count={6} height={46} columns={5} />}
      {signed.data && rows.length > 0 && (
        <DataTable
          stacks
          caption="选择订单"
          columns={COLUMNS}
          rows={rows}
          rowKey={(row) => row.orderNo}
          stale={signed.stale}
        />
      )}
      {signed.data && rows.length === 0 && <NoOrders found={Boolean(keyword)} />}
      {signed.data && signed.data.total > SIGNED_PAGE_SIZE && (
        <div className={styles.pages}>
          <Pagination
            total={signed.data.total}
            pageNo={pageNo}
            pageSize={SIGNED_PAGE_SIZE}
            hrefOf={(page) => address.hrefOf({ pageNo: page === 1 ? undefined : page })}
          />
        </div>
      )}
    </Section>
  );
}

const NoOrders = ({ found }: { found: boolean }) => (
  <EmptyState
    title={found ? '没有找到已签收的订单' : '还没有已签收的订单'}
    action={<ButtonLink href={ORDER_LIST_PATH}>查看全部订单</ButtonLink>}
  >
    {found ? '换个关键词，或到订单列表中查看。' : '收到货并签收后，可以在这里申请售后。'}
  </EmptyState>
);
