import { exportOfList } from '#business/transfers/api/public.ts';
import { type ExportColumn, labelsOf } from '#business/transfers/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { BUYERS } from '#platform/shared/identities.ts';
import { listInput, type QuoteRow } from '../../contract/quote-schemas.ts';
import { QUOTE_VIEWS } from '../../rules/quote-status.ts';
import { readQuotePage } from '../read-quotes.ts';

const timeOf = (instant: string | null) => (instant === null ? null : displayTime(instant));

const COLUMNS: readonly ExportColumn<QuoteRow>[] = [
  { key: 'quoteNo', header: '报价单号', kind: 'text', value: (row) => row.quoteNo },
  { key: 'versionNo', header: '版本', kind: 'quantity', value: (row) => row.versionNo || null },
  { key: 'title', header: '内容', kind: 'text', value: (row) => row.title },
  { key: 'statusLabel', header: '状态', kind: 'text', value: (row) => row.statusLabel },
  { key: 'lineCount', header: '行数', kind: 'quantity', value: (row) => row.lineCount },
  { key: 'buyerName', header: '提交人', kind: 'text', value: (row) => row.buyerName },
  { key: 'totalAmount', header: '含税总额（元）', kind: 'money', value: (row) => row.totalAmount },
  { key: 'convertedAmount', header: '已转单（元）', kind: 'money', value: (row) => row.convertedAmount },
  { key: 'createdAt', header: '提交时间', kind: 'date', value: (row) => timeOf(row.createdAt) },
  { key: 'dueAt', header: '预计答复', kind: 'date', value: (row) => timeOf(row.dueAt) },
  { key: 'validUntil', header: '有效期至', kind: 'date', value: (row) => timeOf(row.validUntil) },
];

/** The list of quotes as its page shows it (specification 2.3); each of them as a paper is `quoteExport`. */
export const quotesExport = exportOfList({
  kind: 'quotes',
  label: '报价列表',
  name: 'quotes.exportList',
  path: '/oms-front/quote/exportList',
  summary: '导出报价列表',
  identities: BUYERS,
  permission: 'QUOTE_EXPORT',
  input: listInput.omit({ pageNo: true, pageSize: true }),
  mostRows: 20_000,
  scheduled: {
    words: { tab: { label: '状态', values: labelsOf(QUOTE_VIEWS), usual: 'all' }, keyword: { label: '关键词' } },
  },
  columns: COLUMNS,
  read: (db, caller, input) => readQuotePage(db, caller, input, new Date()),
});
