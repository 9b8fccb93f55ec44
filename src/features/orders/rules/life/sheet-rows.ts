import { lineFieldColumns } from '#business/line-fields/rules/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import type { OrderCopy, OrderLine } from '../../contract/order-schemas.ts';

export interface SheetLine {
  order: OrderCopy;
  line: OrderLine;
}

export const ORDER_COLUMNS: readonly ExportColumn<OrderCopy>[] = [
  { key: 'orderNo', header: '订单号', kind: 'text', width: 17, value: (order) => order.orderNo },
  { key: 'poNumber', header: 'PO号', kind: 'text', width: 18, value: (order) => order.poNumber },
  { key: 'submittedAt', header: '下单时间', kind: 'date', width: 17, value: (order) => displayTime(order.submittedAt) },
  { key: 'buyer', header: '下单人', kind: 'text', width: 10, value: (order) => order.buyerName },
  { key: 'status', header: '状态', kind: 'text', width: 10, value: (order) => order.statusLabel },
  { key: 'payWay', header: '付款方式', kind: 'text', width: 12, value: (order) => order.payWay },
  { key: 'receiver', header: '收货人', kind: 'text', width: 10, value: (order) => order.address.receiver },
  {
    key: 'address',
    header: '收货地址',
    kind: 'text',
    width: 40,
    value: ({ address }) => [address.province, address.city, address.district, address.detail].join(''),
  },
  { key: 'lineCount', header: '商品行数', kind: 'quantity', width: 9, value: (order) => order.lines.length },
  {
    key: 'goodsAmount',
    header: '商品金额（含税）',
    kind: 'money',
    width: 16,
    value: ({ sums }) => sums?.goodsAmount ?? null,
  },
  { key: 'freightAmount', header: '运费', kind: 'money', width: 10, value: ({ sums }) => sums?.freightAmount ?? null },
  {
    key: 'discountAmount',
    header: '优惠',
    kind: 'money',
    width: 10,
    value: ({ sums }) => sums?.discountAmount ?? null,
  },
  {
    key: 'cancelledAmount',
    header: '已取消金额',
    kind: 'money',
    width: 13,
    value: ({ sums }) => sums?.cancelledAmount ?? null,
  },
  {
    key: 'payableAmount',
    header: '应付金额',
    kind: 'money',
    width: 14,
    value: ({ sums }) => sums?.payableAmount ?? null,
  },
  { key: 'taxAmount', header: '其中税额', kind: 'money', width: 12, value: ({ sums }) => sums?.vat.taxAmount ?? null },
  { key: 'note', header: '备注', kind: 'text', width: 30, value: (order) => order.note },
  { key: 'promise', header: '承诺交期', kind: 'text', width: 24, value: (order) => order.promise?.text ?? null },
];

/** What was written to a line: the code beside the number of the item, what it is wanted for at the end. */
const fieldColumns = (wanted: boolean) =>
  lineFieldColumns<SheetLine>(
    ({ line }) => line,
    ({ purpose }) => purpose === wanted,
  );

export const LINE_COLUMNS: readonly ExportColumn<SheetLine>[] = [
  { key: 'orderNo', header: '订单号', kind: 'text', width: 17, value: ({ order }) => order.orderNo },
  { key: 'poNumber', header: 'PO号', kind: 'text', width: 18, value: ({ order }) => order.poNumber },
  {
    key: 'submittedAt',
    header: '下单时间',
    kind: 'date',
    width: 17,
    value: ({ order }) => displayTime(order.submittedAt),
  },
  { key: 'buyer', header: '下单人', kind: 'text', width: 10, value: ({ order }) => order.buyerName },
  { key: 'status', header: '状态', kind: 'text', width: 10, value: ({ order }) => order.statusLabel },
  { key: 'lineNo', header: '行号', kind: 'quantity', width: 6, value: ({ line }) => line.lineNo },
  { key: 'skuCode', header: '商品编码', kind: 'text', width: 16, value: ({ line }) => line.skuCode },
  ...fieldColumns(false),
  { key: 'productName', header: '商品名称', kind: 'text', width: 36, value: ({ line }) => line.productName },
  { key: 'brandName', header: '品牌', kind: 'text', width: 12, value: ({ line }) => line.brandName },
  { key: 'mpn', header: '型号', kind: 'text', width: 18, value: ({ line }) => line.mpn },
  { key: 'orderUnit', header: '单位', kind: 'text', width: 6, value: ({ line }) => line.orderUnit },
  { key: 'quantity', header: '数量', kind: 'quantity', width: 8, value: ({ line }) => line.quantity },
  {
    key: 'cancelledQuantity',
    header: '已取消',
    kind: 'quantity',
    width: 8,
    value: ({ line }) => line.cancelledQuantity,
  },
  { key: 'shippedQuantity', header: '已发货', kind: 'quantity', width: 8, value: ({ line }) => line.shippedQuantity },
  { key: 'signedQuantity', header: '已签收', kind: 'quantity', width: 8, value: ({ line }) => line.signedQuantity },
  { key: 'salesPrice', header: '含税单价', kind: 'money', width: 12, value: ({ line }) => line.salesPrice },
  { key: 'taxRate', header: '税率', kind: 'text', width: 7, value: ({ line }) => line.taxRate },
  { key: 'amount', header: '含税金额', kind: 'money', width: 13, value: ({ line }) => line.amount },
  { key: 'cancelledAmount', header: '已取消金额', kind: 'money', width: 13, value: ({ line }) => line.cancelledAmount },
  { key: 'taxAmount', header: '其中税额', kind: 'money', width: 12, value: ({ line }) => line.taxAmount },
  { key: 'promise', header: '承诺交期', kind: 'text', width: 16, value: ({ line }) => line.deliveryText },
  ...fieldColumns(true),
];
