import { LINE_FIELDS } from '#business/line-fields/contract/line-fields.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import type { OrderCopy, OrderLine } from '../../contract/order-schemas.ts';

/** A cell of a workbook: text, a whole number, or decimal yuan as `{ yuan }`. */
export type SheetCell = string | number | { yuan: string } | null;

export interface SheetColumn<Row> {
  title: string;
  /** In characters. */
  width: number;
  cell: (row: Row) => SheetCell;
}

export interface SheetLine {
  order: OrderCopy;
  line: OrderLine;
}

const yuan = (amount: string | null): SheetCell => (amount === null ? null : { yuan: amount });

export const ORDER_COLUMNS: readonly SheetColumn<OrderCopy>[] = [
  { title: '订单号', width: 17, cell: (order) => order.orderNo },
  { title: 'PO号', width: 18, cell: (order) => order.poNumber },
  { title: '下单时间', width: 17, cell: (order) => displayTime(order.submittedAt) },
  { title: '下单人', width: 10, cell: (order) => order.buyerName },
  { title: '状态', width: 10, cell: (order) => order.statusLabel },
  { title: '付款方式', width: 12, cell: (order) => order.payWay },
  { title: '收货人', width: 10, cell: (order) => order.address.receiver },
  {
    title: '收货地址',
    width: 40,
    cell: ({ address }) => [address.province, address.city, address.district, address.detail].join(''),
  },
  { title: '商品行数', width: 9, cell: (order) => order.lines.length },
  { title: '商品金额（含税）', width: 16, cell: ({ sums }) => yuan(sums?.goodsAmount ?? null) },
  { title: '运费', width: 10, cell: ({ sums }) => yuan(sums?.freightAmount ?? null) },
  { title: '优惠', width: 10, cell: ({ sums }) => yuan(sums?.discountAmount ?? null) },
  { title: '已取消金额', width: 13, cell: ({ sums }) => yuan(sums?.cancelledAmount ?? null) },
  { title: '应付金额', width: 14, cell: ({ sums }) => yuan(sums?.payableAmount ?? null) },
  { title: '其中税额', width: 12, cell: ({ sums }) => yuan(sums?.vat.taxAmount ?? null) },
  { title: '备注', width: 30, cell: (order) => order.note },
  { title: '承诺交期', width: 24, cell: (order) => order.promise?.text ?? null },
];

/** What was written to a line: the code beside the number of the item, what it is wanted for at the end. */
const fieldColumns = (wanted: boolean): SheetColumn<SheetLine>[] =>
  LINE_FIELDS.filter(({ purpose }) => purpose === wanted).map(({ name, label }) => ({
    ...{ title: label, width: 16, cell: ({ line }) => line[name] },
  }));

export const LINE_COLUMNS: readonly SheetColumn<SheetLine>[] = [
  { title: '订单号', width: 17, cell: ({ order }) => order.orderNo },
  { title: 'PO号', width: 18, cell: ({ order }) => order.poNumber },
  { title: '下单时间', width: 17, cell: ({ order }) => displayTime(order.submittedAt) },
  { title: '下单人', width: 10, cell: ({ order }) => order.buyerName },
  { title: '状态', width: 10, cell: ({ order }) => order.statusLabel },
  { title: '行号', width: 6, cell: ({ line }) => line.lineNo },
  { title: '商品编码', width: 16, cell: ({ line }) => line.skuCode },
  ...fieldColumns(false),
  { title: '商品名称', width: 36, cell: ({ line }) => line.productName },
  { title: '品牌', width: 12, cell: ({ line }) => line.brandName },
  { title: '型号', width: 18, cell: ({ line }) => line.mpn },
  { title: '单位', width: 6, cell: ({ line }) => line.orderUnit },
  { title: '数量', width: 8, cell: ({ line }) => line.quantity },
  { title: '已取消', width: 8, cell: ({ line }) => line.cancelledQuantity },
  { title: '已发货', width: 8, cell: ({ line }) => line.shippedQuantity },
  { title: '已签收', width: 8, cell: ({ line }) => line.signedQuantity },
  { title: '含税单价', width: 12, cell: ({ line }) => yuan(line.salesPrice) },
  { title: '税率', width: 7, cell: ({ line }) => line.taxRate },
  { title: '含税金额', width: 13, cell: ({ line }) => yuan(line.amount) },
  { title: '已取消金额', width: 13, cell: ({ line }) => yuan(line.cancelledAmount) },
  { title: '其中税额', width: 12, cell: ({ line }) => yuan(line.taxAmount) },
  { title: '承诺交期', width: 16, cell: ({ line }) => line.deliveryText },
  ...fieldColumns(true),
];
