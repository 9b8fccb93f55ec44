import { utils, write } from '@e965/xlsx';
import { LINE_FIELDS } from '#business/line-fields/contract/line-fields.ts';
import type { CartLine } from '../contract/cart-schemas.ts';

type Cell = string | number;

const COLUMNS: readonly { header: string; width: number; read: (line: CartLine) => Cell }[] = [
  { header: '商品编码', width: 14, read: (line) => line.skuCode },
  { header: '商品名称', width: 48, read: (line) => line.productName },
  { header: '品牌', width: 14, read: (line) => line.brandName ?? '' },
  { header: '厂家型号', width: 20, read: (line) => line.mpn ?? '' },
  { header: '数量', width: 8, read: (line) => line.quantity },
  { header: '单位', width: 6, read: (line) => line.orderUnit },
  // Money stays text: a spreadsheet would keep it as a float.
  { header: '含税单价（元）', width: 14, read: (line) => line.salesPrice ?? '暂无价格' },
  { header: '小计（元）', width: 14, read: (line) => (line.obstacle === null ? line.amount : '') },
  { header: '发货时间', width: 14, read: (line) => line.deliveryText },
  ...LINE_FIELDS.map(({ name, label }) => ({ header: label, width: 14, read: (line: CartLine) => line[name] ?? '' })),
  { header: '加入时单价（元）', width: 16, read: (line) => line.addedPrice },
  { header: '不能购买的原因', width: 30, read: (line) => line.obstacle ?? '' },
];

/** Lines of a cart as a workbook; its texts are texts, so no spreadsheet takes one for a formula. */
export function cartWorkbook(lines: readonly CartLine[]): Uint8Array {
  const header: Cell[] = COLUMNS.map((column) => column.header);
  const sheet = utils.aoa_to_sheet([header, ...lines.map((line) => COLUMNS.map((column) => column.read(line)))]);
  sheet['!cols'] = COLUMNS.map(({ width }) => ({ wch: width }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, '购物车');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array;
}
