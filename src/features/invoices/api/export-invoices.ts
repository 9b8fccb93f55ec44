import { exportOfList } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { BUYERS } from '#platform/shared/identities.ts';
import { type InvoiceRow, invoiceListInput } from '../contract/invoice-schemas.ts';
import { PURPOSES } from '../contract/invoice-words.ts';
import { readInvoicePage } from './read/read-list.ts';

const COLUMNS: readonly ExportColumn<InvoiceRow>[] = [
  { key: 'invoiceNo', header: '发票号码', kind: 'text', value: (row) => row.invoiceNo ?? '' },
  { key: 'issuedAt', header: '开票日期', kind: 'date', value: (row) => row.issuedAt && displayTime(row.issuedAt) },
  { key: 'typeLabel', header: '发票类型', kind: 'text', value: (row) => row.typeLabel },
  { key: 'statusLabel', header: '状态', kind: 'text', value: (row) => row.statusLabel },
  { key: 'title', header: '发票抬头', kind: 'text', value: (row) => row.title },
  { key: 'netAmount', header: '不含税金额', kind: 'money', value: (row) => row.netAmount },
  { key: 'taxRate', header: '税率', kind: 'text', value: (row) => row.taxRate },
  { key: 'taxAmount', header: '税额', kind: 'money', value: (row) => row.taxAmount },
  { key: 'amount', header: '价税合计', kind: 'money', value: (row) => row.amount },
  { key: 'redAmount', header: '已红冲', kind: 'money', value: (row) => row.redAmount },
  { key: 'orderNos', header: '订单号', kind: 'text', value: (row) => row.orderNos.join('、') },
  { key: 'poNumbers', header: 'PO 号', kind: 'text', value: (row) => row.poNumbers.join('、') },
  {
    key: 'booked',
    header: '入账',
    kind: 'text',
    value: (row) => (row.bookedAt ? `已入账 ${row.voucherNo}` : '未入账'),
  },
  { key: 'purposeLabel', header: '用途', kind: 'text', value: (row) => row.purposeLabel },
];

/** Issued invoices as their page lists them: a journal can be booked from it. */
export const invoicesExport = exportOfList({
  kind: 'invoices',
  label: '发票',
  name: 'invoices.export',
  path: '/invoices/export',
  summary: '导出发票',
  identities: BUYERS,
  permission: 'RECONCILIATION_MANAGEMENT_PAGE',
  input: invoiceListInput.omit({ pageNo: true, pageSize: true }),
  mostRows: 20_000,
  scheduled: {
    days: { from: 'dateFrom', to: 'dateTo' },
    words: {
      keyword: { label: '关键词' },
      booked: { label: '入账', values: { yes: '已入账', no: '未入账' } },
      purpose: { label: '用途', values: PURPOSES },
    },
  },
  columns: COLUMNS,
  read: (db, caller, input) => readInvoicePage(db, caller, input),
});
