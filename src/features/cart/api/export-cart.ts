import { lineFieldColumns } from '#business/line-fields/rules/public.ts';
import { type ExportDefinition, exportOfCall, sheetOf, tableOf } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { cartContract } from '../contract/cart-contract.ts';
import type { CartLine, CartType } from '../contract/cart-schemas.ts';
import type { CartReader } from './cart-sources.ts';
import { readCart } from './read-cart.ts';

const COLUMNS: readonly ExportColumn<CartLine>[] = [
  { key: 'skuCode', header: '商品编码', kind: 'text', width: 14, value: (line) => line.skuCode },
  { key: 'productName', header: '商品名称', kind: 'text', width: 48, value: (line) => line.productName },
  { key: 'brandName', header: '品牌', kind: 'text', width: 14, value: (line) => line.brandName },
  { key: 'mpn', header: '厂家型号', kind: 'text', width: 20, value: (line) => line.mpn },
  { key: 'quantity', header: '数量', kind: 'quantity', width: 8, value: (line) => line.quantity },
  { key: 'orderUnit', header: '单位', kind: 'text', width: 6, value: (line) => line.orderUnit },
  {
    key: 'salesPrice',
    header: '含税单价（元）',
    kind: 'money',
    width: 14,
    value: (line) => line.salesPrice ?? '暂无价格',
  },
  {
    key: 'amount',
    header: '小计（元）',
    kind: 'money',
    width: 14,
    value: (line) => (line.obstacle === null ? line.amount : null),
  },
  { key: 'deliveryText', header: '发货时间', kind: 'text', width: 14, value: (line) => line.deliveryText },
  ...lineFieldColumns<CartLine>((line) => line),
  { key: 'addedPrice', header: '加入时单价（元）', kind: 'money', width: 16, value: (line) => line.addedPrice },
  { key: 'obstacle', header: '不能购买的原因', kind: 'text', width: 30, value: (line) => line.obstacle },
];

const SHEET = sheetOf('购物车', COLUMNS);

interface CartWish {
  type: CartType;
  scope: 'all' | 'chosen';
}

/** Lines of a cart, all of them or those that are chosen, as a workbook; an empty cart is its heads. */
export const cartExport = (readerOf: (caller: SignedInCaller) => CartReader): ExportDefinition<CartWish> =>
  exportOfCall<CartWish>({
    kind: 'cart',
    label: '购物车',
    call: cartContract.export,
    async plan(db, caller, { type: cartType, scope }) {
      const { firmId, userId } = caller;
      const { lines } = await readCart(db, { firmId, userId, cartType }, readerOf(caller));
      const wanted = scope === 'chosen' ? lines.filter((line) => line.selected) : lines;
      const table = () => tableOf([SHEET], wanted);
      return { rows: wanted.length, atOnce: true, fileName: '购物车.xlsx', table };
    },
  });
