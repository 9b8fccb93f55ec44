import { exportOfList } from '#business/transfers/api/public.ts';
import { type ExportColumn, labelsOf } from '#business/transfers/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { BUYERS } from '#platform/shared/identities.ts';
import { type CaseListRow, listInput } from '../contract/case-schemas.ts';
import { CASE_KINDS } from '../contract/case-words.ts';
import { CASE_TABS } from '../rules/case-status.ts';
import { readCasePage } from './read/read-cases.ts';

const goodsOf = ({ firstLines, lineCount }: CaseListRow) => {
  const named = firstLines.map(({ productName, quantity, orderUnit }) => `${productName} × ${quantity} ${orderUnit}`);
  return [...named, ...(lineCount > named.length ? [`等 ${lineCount} 种`] : [])].join('；');
};

const COLUMNS: readonly ExportColumn<CaseListRow>[] = [
  { key: 'caseNo', header: '售后单号', kind: 'text', value: (row) => row.caseNo },
  { key: 'orderNo', header: '订单号', kind: 'text', value: (row) => row.orderNo },
  { key: 'poNumber', header: 'PO 号', kind: 'text', value: (row) => row.poNumber },
  { key: 'kindLabel', header: '类型', kind: 'text', value: (row) => row.kindLabel },
  { key: 'statusLabel', header: '状态', kind: 'text', value: (row) => row.statusLabel },
  { key: 'goods', header: '商品', kind: 'text', value: goodsOf },
  { key: 'askedAmount', header: '申请金额', kind: 'money', value: (row) => row.askedAmount },
  { key: 'grantedAmount', header: '同意金额', kind: 'money', value: (row) => row.grantedAmount },
  { key: 'buyerName', header: '申请人', kind: 'text', value: (row) => row.buyerName },
  { key: 'createdAt', header: '申请时间', kind: 'date', value: (row) => displayTime(row.createdAt) },
];

/** The list of cases as its page shows it (specification 2.3). */
export const casesExport = exportOfList({
  kind: 'after-sales',
  label: '售后单',
  name: 'afterSales.export',
  path: '/after-sales/export',
  summary: '导出售后列表',
  identities: BUYERS,
  permission: 'AFTER_SALES_EXPORT',
  input: listInput.omit({ pageNo: true, pageSize: true }),
  mostRows: 20_000,
  scheduled: {
    days: { from: 'dateFrom', to: 'dateTo' },
    words: {
      tab: { label: '状态', values: labelsOf(CASE_TABS), usual: 'all' },
      keyword: { label: '关键词' },
      kind: { label: '类型', values: CASE_KINDS },
      orderNo: { label: '订单号' },
    },
  },
  columns: COLUMNS,
  read: (db, caller, input) => readCasePage(db, caller, input, new Date()),
});
