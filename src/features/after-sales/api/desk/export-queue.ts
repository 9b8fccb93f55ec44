import { exportOfList } from '#business/transfers/api/public.ts';
import { type ExportColumn, labelsOf } from '#business/transfers/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { STAFF } from '#platform/shared/identities.ts';
import { CASE_DESK_READERS } from '../../contract/case-desk-contract.ts';
import { caseQueueInput } from '../../contract/case-desk-inputs.ts';
import type { CaseQueueRow } from '../../contract/case-desk-schemas.ts';
import { CASE_KINDS } from '../../contract/case-words.ts';
import { CASE_DESK_TABS } from '../../rules/desk-tabs.ts';
import { readCaseQueue } from './read-queue.ts';

const COLUMNS: readonly ExportColumn<CaseQueueRow>[] = [
  { key: 'caseNo', header: '售后单号', kind: 'text', value: (row) => row.caseNo },
  { key: 'orderNo', header: '订单号', kind: 'text', value: (row) => row.orderNo },
  { key: 'firmName', header: '客户', kind: 'text', value: (row) => row.firmName },
  { key: 'kindLabel', header: '类型', kind: 'text', value: (row) => row.kindLabel },
  { key: 'statusLabel', header: '状态', kind: 'text', value: (row) => row.statusLabel },
  { key: 'checking', header: '待复核', kind: 'text', value: (row) => (row.checking ? '是' : '') },
  { key: 'goods', header: '商品', kind: 'text', value: (row) => row.goods },
  { key: 'reasons', header: '原因', kind: 'text', value: (row) => row.reasons },
  { key: 'quantity', header: '数量', kind: 'quantity', value: (row) => row.quantity },
  { key: 'askedAmount', header: '申请金额（元）', kind: 'money', value: (row) => row.askedAmount },
  { key: 'assigneeName', header: '处理人', kind: 'text', value: (row) => row.assigneeName },
  { key: 'createdAt', header: '申请时间', kind: 'date', value: (row) => displayTime(row.createdAt) },
  { key: 'dueAt', header: '应处理', kind: 'date', value: (row) => (row.dueAt ? displayTime(row.dueAt) : null) },
  { key: 'overdue', header: '已超时', kind: 'text', value: (row) => (row.clock === 'late' ? '是' : '') },
];

/** Work on after-sales as its page shows it: whoever handles goods alone has the tabs of goods alone. */
export const caseQueueExport = exportOfList({
  kind: 'desk-after-sales',
  label: '售后处理',
  name: 'afterSaleDesk.export',
  path: '/after-sales/desk/export',
  summary: '导出售后处理列表',
  identities: STAFF,
  permission: CASE_DESK_READERS,
  input: caseQueueInput.omit({ pageNo: true, pageSize: true }),
  mostRows: 20_000,
  scheduled: {
    words: {
      tab: { label: '列表', values: labelsOf(CASE_DESK_TABS) },
      keyword: { label: '关键词' },
      kind: { label: '类型', values: CASE_KINDS },
      worth: { label: '金额（元）不低于' },
      age: { label: '申请满（天）' },
      overdue: { label: '只看超时' },
    },
  },
  columns: COLUMNS,
  read: (db, caller, input) => readCaseQueue(db, caller, input, new Date()),
});
