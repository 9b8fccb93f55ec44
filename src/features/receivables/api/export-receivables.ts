import { exportOfList } from '#business/transfers/api/public.ts';
import { type ExportColumn, labelsOf } from '#business/transfers/rules/public.ts';
import { STAFF } from '#platform/shared/identities.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { openItemsInput, type ReceiptView, receiptsInput } from '../contract/receivable-schemas.ts';
import { type OpenItemRow, readOpenItemPage } from './read/read-open-items.ts';
import { readReceiptPage } from './read/read-receipts.ts';

const desk = { identities: STAFF, permission: ['DESK_RECEIVABLES', 'DESK_WRITE_OFFS'] as const };
const statementsOf = ({ allocations }: ReceiptView) =>
  allocations.map(({ statementNo, amount }) => `${statementNo} ${amount}`).join('；');

const RECEIPTS: readonly ExportColumn<ReceiptView>[] = [
  { key: 'receiptNo', header: '回款单号', kind: 'text', value: (row) => row.receiptNo },
  { key: 'customerCode', header: '客户编号', kind: 'text', value: (row) => row.customerCode },
  { key: 'firmName', header: '客户', kind: 'text', value: (row) => row.firmName },
  { key: 'receivedOn', header: '收款日期', kind: 'date', value: (row) => row.receivedOn },
  { key: 'methodLabel', header: '回款方式', kind: 'text', value: (row) => row.methodLabel },
  { key: 'statusLabel', header: '状态', kind: 'text', value: (row) => row.statusLabel },
  { key: 'amount', header: '金额（元）', kind: 'money', value: (row) => row.amount },
  { key: 'allocated', header: '已核销（元）', kind: 'money', value: (row) => row.allocated },
  { key: 'free', header: '待核销（元）', kind: 'money', value: (row) => row.free },
  { key: 'billNo', header: '票据号码', kind: 'text', value: (row) => row.billNo },
  { key: 'billDueOn', header: '票据到期日', kind: 'date', value: (row) => row.billDueOn },
  { key: 'payerName', header: '付款人', kind: 'text', value: (row) => row.payerName },
  { key: 'bankReference', header: '银行流水号', kind: 'text', value: (row) => row.bankReference },
  { key: 'statements', header: '核销明细', kind: 'text', value: statementsOf },
  { key: 'remark', header: '备注', kind: 'text', value: (row) => row.remark },
  { key: 'reversedReason', header: '冲销原因', kind: 'text', value: (row) => row.reversedReason },
  { key: 'bookerName', header: '登记人', kind: 'text', value: (row) => row.bookerName },
];

/** Money that came, as the desk lists it. */
export const receiptsExport = exportOfList({
  ...desk,
  kind: 'desk-receipts',
  label: '回款单',
  name: 'receivableDesk.exportReceipts',
  path: '/receivables/desk/receipts/export',
  summary: '导出回款单',
  input: receiptsInput.omit({ pageNo: true, pageSize: true }),
  mostRows: 20_000,
  scheduled: {
    words: {
      tab: { label: '列表', values: { free: '待核销', bills: '在手汇票', all: '全部', reversed: '已冲销' } },
      keyword: { label: '关键词' },
    },
  },
  columns: RECEIPTS,
  read: (db, _, { pageNo, pageSize, ...filter }) => readReceiptPage(db, filter, { pageNo, pageSize }),
});

const ITEMS: readonly ExportColumn<OpenItemRow>[] = [
  { key: 'customerCode', header: '客户编号', kind: 'text', value: (row) => row.customerCode },
  { key: 'firmName', header: '客户', kind: 'text', value: (row) => row.firmName },
  { key: 'statementNo', header: '对账单号', kind: 'text', value: (row) => row.statementNo },
  { key: 'statusLabel', header: '状态', kind: 'text', value: (row) => row.statusLabel },
  { key: 'periodEnd', header: '账期截止', kind: 'date', value: (row) => row.periodEnd },
  { key: 'dueOn', header: '到期日', kind: 'date', value: (row) => row.dueOn },
  { key: 'late', header: '逾期天数', kind: 'quantity', value: (row) => Math.max(row.late, 0) },
  { key: 'ageLabel', header: '账龄', kind: 'text', value: (row) => row.ageLabel },
  { key: 'due', header: '应付（元）', kind: 'money', value: (row) => row.due },
  { key: 'paid', header: '已付（元）', kind: 'money', value: (row) => row.paid },
  { key: 'open', header: '未付（元）', kind: 'money', value: (row) => row.open },
  { key: 'dunning', header: '催收', kind: 'text', value: (row) => row.dunning },
];

/** Everything that is open, statement by statement: Σ of 未付 is the figure of the page. */
export const openItemsExport = exportOfList({
  ...desk,
  kind: 'desk-open-items',
  label: '应收明细',
  name: 'receivableDesk.exportOpenItems',
  path: '/receivables/desk/openItems/export',
  summary: '导出应收明细',
  input: openItemsInput,
  mostRows: 50_000,
  scheduled: {
    words: {
      tab: { label: '列表', values: labelsOf({ open: { label: '有未付' }, overdue: { label: '逾期' } }) },
      keyword: { label: '关键词' },
    },
  },
  columns: ITEMS,
  read: (db, _, input) => readOpenItemPage(db, input, todayInShanghai(new Date())),
});
