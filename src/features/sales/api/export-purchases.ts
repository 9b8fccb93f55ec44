import { exportOfList } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { purchasesFilter, SALES, type SalesPurchase } from '../contract/sales-contract.ts';
import { readAsServing } from './read-of-served-firms.ts';
import { NO_PURCHASES, readPurchases } from './read-purchases.ts';
import { MOST_SERVED } from './read-served-firms.ts';

const COLUMNS: readonly ExportColumn<SalesPurchase>[] = [
  { key: 'customerCode', header: '客户编号', kind: 'text', value: (row) => row.customerCode },
  { key: 'firmName', header: '客户', kind: 'text', value: (row) => row.firmName },
  { key: 'standing', header: '状态', kind: 'text', value: (row) => row.standingText },
  { key: 'yearAmount', header: '今年金额（元）', kind: 'money', value: (row) => row.yearAmount },
  { key: 'yearOrders', header: '今年订单', kind: 'quantity', value: (row) => row.yearOrders },
  { key: 'share', header: '占比（%）', kind: 'text', value: (row) => row.share },
  { key: 'lastYearAmount', header: '去年同期（元）', kind: 'money', value: (row) => row.lastYearAmount },
  { key: 'change', header: '变化（元）', kind: 'money', value: (row) => row.change },
  { key: 'changePoints', header: '对总变化的贡献（百分点）', kind: 'text', value: (row) => row.changePoints },
  {
    key: 'lastOrderAt',
    header: '最近下单',
    kind: 'date',
    value: (row) => row.lastOrderAt && displayDay(row.lastOrderAt),
  },
  { key: 'daysSince', header: '未下单天数', kind: 'quantity', value: (row) => row.daysSince },
  {
    key: 'bought',
    header: '近 20 单常买',
    kind: 'text',
    value: (row) => row.bought.map(({ name }) => name).join('；'),
  },
  { key: 'expiringQuotes', header: '7 天内到期报价', kind: 'quantity', value: (row) => row.expiringQuotes },
  { key: 'openEnquiries', header: '处理中询价', kind: 'quantity', value: (row) => row.openEnquiries },
];

/** What the customers of a sales account buy, as the page shows them. */
export const purchasesExport = exportOfList({
  kind: 'sales-purchases',
  label: '客户采购',
  name: 'sales.exportPurchases',
  path: '/enterprise-service/sales/exportPurchases',
  summary: '导出客户采购与同比',
  identities: SALES,
  input: purchasesFilter,
  mostRows: MOST_SERVED,
  acrossFirms: true,
  columns: COLUMNS,
  read: async (db, caller, { pageNo, pageSize, ...filter }) => {
    const { rows, total } = await readAsServing(db, caller, NO_PURCHASES(), (reader, served) =>
      readPurchases(reader, served, { ...filter, limit: MOST_SERVED, firmId: caller.firmId }),
    );
    return { list: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize), total };
  },
});
