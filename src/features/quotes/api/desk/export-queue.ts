import { exportOfList } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { STAFF } from '#platform/shared/identities.ts';
import { type QuoteQueueRow, queueInput } from '../../contract/quote-desk-schemas.ts';
import { QUOTE_DESK_TABS } from '../../rules/quote-status.ts';
import { readQuoteQueue } from './read-quote-queue.ts';

const timeOf = (instant: string | null) => (instant === null ? null : displayTime(instant));

const COLUMNS: readonly ExportColumn<QuoteQueueRow>[] = [
  { key: 'quoteNo', header: '报价单号', kind: 'text', value: (row) => row.quoteNo },
  { key: 'firmName', header: '客户', kind: 'text', value: (row) => row.firmName },
  { key: 'title', header: '内容', kind: 'text', value: (row) => row.title },
  { key: 'statusLabel', header: '状态', kind: 'text', value: (row) => row.statusLabel },
  { key: 'assigneeName', header: '处理人', kind: 'text', value: (row) => row.assigneeName },
  { key: 'shareCode', header: '销售工号', kind: 'text', value: (row) => row.shareCode },
  {
    key: 'totalAmount',
    header: '已发总额（元）',
    kind: 'money',
    value: (row) => (row.sentVersion > 0 ? row.totalAmount : null),
  },
  { key: 'createdAt', header: '提交时间', kind: 'date', value: (row) => timeOf(row.createdAt) },
  { key: 'dueAt', header: '承诺答复', kind: 'date', value: (row) => timeOf(row.dueAt) },
  { key: 'overdue', header: '已超时', kind: 'text', value: (row) => (row.overdue ? '是' : '') },
  { key: 'validUntil', header: '有效期至', kind: 'date', value: (row) => timeOf(row.validUntil) },
];

/** Work on quotes at the desk as its page shows it. */
export const quoteQueueExport = exportOfList({
  kind: 'desk-quotes',
  label: '报价处理',
  name: 'quoteDesk.export',
  path: '/oms-front/desk/quotes/export',
  summary: '导出报价处理列表',
  identities: STAFF,
  permission: 'DESK_QUOTES',
  input: queueInput.omit({ pageNo: true, pageSize: true }),
  mostRows: 20_000,
  scheduled: { words: { tab: { label: '列表', values: QUOTE_DESK_TABS, usual: 'all' }, keyword: { label: '关键词' } } },
  columns: COLUMNS,
  read: (db, caller, input) => readQuoteQueue(db, caller, input, new Date()),
});
