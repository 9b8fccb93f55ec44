import { exportOfList } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { STAFF } from '#platform/shared/identities.ts';
import { type QueueRow, queueInput } from '../../contract/fulfilment-desk-schemas.ts';
import { QUEUE_TABS } from '../../rules/queue-tabs.ts';
import { readQueue } from './read-queue.ts';

const COLUMNS: readonly ExportColumn<QueueRow>[] = [
  { key: 'orderNo', header: '订单号', kind: 'text', value: (row) => row.orderNo },
  { key: 'poNumber', header: 'PO 号', kind: 'text', value: (row) => row.poNumber },
  { key: 'customerCode', header: '客户编号', kind: 'text', value: (row) => row.customerCode },
  { key: 'firmName', header: '客户', kind: 'text', value: (row) => row.firmName },
  { key: 'statusLabel', header: '状态', kind: 'text', value: (row) => row.statusLabel },
  { key: 'submittedAt', header: '下单时间', kind: 'date', value: (row) => displayTime(row.submittedAt) },
  { key: 'city', header: '城市', kind: 'text', value: (row) => row.city },
  { key: 'lineCount', header: '行数', kind: 'quantity', value: (row) => row.lineCount },
  { key: 'totalAmount', header: '含税总额（元）', kind: 'money', value: (row) => row.totalAmount },
  { key: 'from', header: '发货地', kind: 'text', value: (row) => row.from },
  { key: 'parts', header: '分单', kind: 'text', value: (row) => row.partsText },
  { key: 'promise', header: '承诺', kind: 'text', value: (row) => row.promise },
  { key: 'overdue', header: '已超时', kind: 'text', value: (row) => (row.overdue ? '是' : '') },
];

/** Orders on their way through the warehouse as the desk's page shows them. */
export const deskOrdersExport = exportOfList({
  kind: 'desk-orders',
  label: '订单履约',
  name: 'fulfilmentDesk.export',
  path: '/oms-front/desk/orders/export',
  summary: '导出待履约订单',
  identities: STAFF,
  permission: 'DESK_ORDERS',
  input: queueInput.omit({ pageNo: true, pageSize: true }),
  mostRows: 20_000,
  scheduled: {
    words: {
      tab: { label: '列表', values: QUEUE_TABS, usual: 'all' },
      number: { label: '单号' },
      customer: { label: '客户' },
      warehouse: { label: '发货仓' },
      overdue: { label: '只看超时' },
    },
  },
  columns: COLUMNS,
  read: (db, _, input) => readQueue(db, input),
});
