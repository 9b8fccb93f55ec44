import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { tableWorkbook, XLSX_TYPE } from '#platform/api/tables/table-workbook.ts';
import type { WorkbookCell } from '#platform/api/tables/write-workbook.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { type PurchasedItem, type PurchaseFilter, purchaseErrors } from '../contract/purchase-contract.ts';
import { MOST_EXPORTED, PERIODS } from '../rules/purchase-periods.ts';
import { readAllPurchases } from './read-purchases.ts';

const MOVES = { up: '涨 ', down: '降 ', same: '持平' } as const;

const moveText = ({ priceMove }: PurchasedItem) =>
  priceMove ? `${MOVES[priceMove.direction]}${priceMove.percent}` : '';

const COLUMNS: readonly { title: string; read: (item: PurchasedItem) => WorkbookCell }[] = [
  { title: '商品编码', read: (item) => item.skuCode },
  { title: '商品名称', read: (item) => item.productName },
  { title: '品牌', read: (item) => item.brandName },
  { title: '型号', read: (item) => item.mpn },
  { title: '客户编码', read: (item) => item.customerCodes.join('、') },
  { title: '单位', read: (item) => item.orderUnit },
  { title: '采购次数', read: (item) => item.times },
  { title: '采购数量', read: (item) => item.quantity },
  { title: '采购金额（元）', read: (item) => ({ yuan: item.amount }) },
  { title: '最近采购日期', read: (item) => displayDay(item.lastAt) },
  { title: '最近采购人', read: (item) => item.lastBuyer },
  { title: '最近数量', read: (item) => item.lastQuantity },
  { title: '最近含税单价（元）', read: (item) => ({ yuan: item.lastPrice }) },
  { title: '现含税单价（元）', read: (item) => (item.salesPrice === null ? '暂无价格' : { yuan: item.salesPrice }) },
  { title: '单价变化', read: moveText },
  { title: '常购', read: (item) => (item.frequent ? '是' : '') },
  { title: '不能购买的原因', read: (item) => item.obstacle },
];

/** Everything a filter finds as a workbook; what would be too much is refused instead of cut. */
export async function exportPurchases(db: Db, caller: SignedInCaller, filter: PurchaseFilter): Promise<File> {
  const { list, total } = await readAllPurchases(db, caller, filter, MOST_EXPORTED);
  if (total === 0) throw refuse(purchaseErrors, 'PURCHASES_EMPTY');
  if (total > MOST_EXPORTED) throw refuse(purchaseErrors, 'PURCHASES_LARGE');
  const rows = list.map((item) => COLUMNS.map(({ read }) => read(item)));
  const content = await tableWorkbook(
    '已购商品',
    COLUMNS.map(({ title }) => title),
    rows,
  );
  return new File(content, `已购商品（${PERIODS[filter.period].label}）.xlsx`, { type: XLSX_TYPE });
}
