import { deskOrderHref } from '#business/paths/rules/public.ts';
import { OrderStatusTag } from '#features/orders/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { QueueRow } from '../../contract/fulfilment-desk-schemas.ts';
import styles from './desk-order.module.css';

function Promised({ row }: { row: QueueRow }) {
  if (!row.promise) return '—';
  return (
    <CellLines>
      <span>{row.promise}</span>
      {row.overdue && <Tag tone="danger">逾期</Tag>}
    </CellLines>
  );
}

export const queueColumns: readonly ListColumn<QueueRow>[] = [
  {
    key: 'orderNo',
    title: '订单号',
    width: 146,
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <CellLines>
        <PageLink href={deskOrderHref(row.orderNo)} className={styles.link}>
          {row.orderNo}
        </PageLink>
        {row.poNumber && <small>PO {row.poNumber}</small>}
      </CellLines>
    ),
  },
  {
    key: 'firm',
    title: '客户',
    render: (row) => (
      <CellLines>
        <span>{row.firmName}</span>
        <small>{row.customerCode}</small>
      </CellLines>
    ),
  },
  { key: 'promised', title: '承诺交期', width: 226, render: (row) => <Promised row={row} /> },
  { key: 'from', title: '发货地', width: 188, render: (row) => row.from || '—' },
  {
    key: 'status',
    title: '状态',
    width: 128,
    render: (row) => (
      <CellLines>
        <OrderStatusTag status={row.status} label={row.statusLabel} />
        {row.partsText && <small>{row.partsText}</small>}
      </CellLines>
    ),
  },
  {
    key: 'receiver',
    title: '收货',
    width: 110,
    optional: true,
    render: (row) => (
      <CellLines>
        <span>{row.receiver}</span>
        <small>{row.city}</small>
      </CellLines>
    ),
  },
  { key: 'lines', title: '种类', width: 60, align: 'right', optional: true, render: (row) => row.lineCount },
  {
    key: 'total',
    title: '金额',
    width: 110,
    align: 'right',
    render: (row) => <Money yuan={row.totalAmount} exact />,
  },
  { key: 'submitted', title: '下单时间', width: 140, optional: true, render: (row) => displayTime(row.submittedAt) },
];
