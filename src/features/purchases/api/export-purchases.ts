import { defineExport, sheetOf, tableOf } from '#business/transfers/api/public.ts';
import { AT_ONCE_ROWS, type ExportColumn, type FilterWords, labelsOf } from '#business/transfers/rules/public.ts';
import { refuse } from '#platform/api/refuse.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { BUYERS } from '#platform/shared/identities.ts';
import { type PurchasedItem, purchaseFilter } from '../contract/purchase-contract.ts';
import { MOST_EXPORTED, PERIODS } from '../rules/purchase-periods.ts';
import { readAllPurchases } from './read-purchases.ts';

const MOVES = { up: '涨 ', down: '降 ', same: '持平' } as const;

const moveText = ({ priceMove }: PurchasedItem) =>
  priceMove ? `${MOVES[priceMove.direction]}${priceMove.percent}` : '';

const COLUMNS: readonly ExportColumn<PurchasedItem>[] = [
  { key: 'skuCode', header: '商品编码', kind: 'text', value: (item) => item.skuCode },
  { key: 'productName', header: '商品名称', kind: 'text', value: (item) => item.productName },
  { key: 'brandName', header: '品牌', kind: 'text', value: (item) => item.brandName },
  { key: 'mpn', header: '型号', kind: 'text', value: (item) => item.mpn },
  { key: 'customerCodes', header: '客户编码', kind: 'text', value: (item) => item.customerCodes.join('、') },
  { key: 'orderUnit', header: '单位', kind: 'text', value: (item) => item.orderUnit },
  { key: 'times', header: '采购次数', kind: 'quantity', value: (item) => item.times },
  { key: 'quantity', header: '采购数量', kind: 'quantity', value: (item) => item.quantity },
  { key: 'amount', header: '采购金额（元）', kind: 'money', value: (item) => item.amount },
  { key: 'lastAt', header: '最近采购日期', kind: 'date', value: (item) => displayDay(item.lastAt) },
  { key: 'lastBuyer', header: '最近采购人', kind: 'text', value: (item) => item.lastBuyer },
  { key: 'lastQuantity', header: '最近数量', kind: 'quantity', value: (item) => item.lastQuantity },
  { key: 'lastPrice', header: '最近含税单价（元）', kind: 'money', value: (item) => item.lastPrice },
  { key: 'salesPrice', header: '现含税单价（元）', kind: 'money', value: (item) => item.salesPrice ?? '暂无价格' },
  { key: 'priceMove', header: '单价变化', kind: 'text', value: moveText },
  { key: 'frequent', header: '常购', kind: 'text', value: (item) => (item.frequent ? '是' : '') },
  { key: 'obstacle', header: '不能购买的原因', kind: 'text', value: (item) => item.obstacle },
];

const ERRORS = {
  PURCHASES_EMPTY: { status: 400, code: 32281, message: '没有符合条件的商品，无需导出' },
  PURCHASES_LARGE: { status: 400, code: 32282, message: '一次最多导出 5,000 种商品，请缩小筛选范围' },
} as const;

const SHEET = sheetOf('已购商品', COLUMNS);

const PURCHASE_WORDS: FilterWords = {
  period: { label: '时间', values: labelsOf(PERIODS) },
  keyword: { label: '关键词' },
  categoryCode: { label: '分类' },
  brandCode: { label: '品牌' },
  buyerId: { label: '采购人', chosen: true },
  frequent: { label: '只看常购' },
  sort: null,
};

/** Everything a filter finds as a workbook; what would be too much is refused instead of cut. */
export const purchaseExport = defineExport({
  kind: 'purchases',
  label: '已购商品',
  name: 'purchases.export',
  path: '/enterprise-service/fronted/purchase/export',
  summary: '导出已购商品',
  identities: BUYERS,
  permission: 'ORDER_EXPORT',
  specified: false,
  input: purchaseFilter,
  errors: ERRORS,
  fileName: '已购商品.xlsx',
  inBackground: true,
  mostRows: MOST_EXPORTED,
  scheduled: { words: PURCHASE_WORDS },
  async plan(db, caller, filter) {
    const { list, total } = await readAllPurchases(db, caller, filter, MOST_EXPORTED);
    if (total === 0) throw refuse(ERRORS, 'PURCHASES_EMPTY');
    if (total > MOST_EXPORTED) throw refuse(ERRORS, 'PURCHASES_LARGE');
    const fileName = `已购商品（${PERIODS[filter.period].label}）.xlsx`;
    return { rows: total, atOnce: total <= AT_ONCE_ROWS, fileName, table: () => tableOf([SHEET], list) };
  },
});
