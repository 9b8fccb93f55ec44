import { setImmediate as pause } from 'node:timers/promises';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import {
  beginPaper,
  type Cell,
  drawFactRow,
  drawSignatures,
  drawSums,
  drawTable,
  numberPages,
  openPaper,
  type Pdf,
} from '#business/papers/api/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import type { OrderCopy, OrderLine } from '../../contract/order-schemas.ts';
import { paperSums } from '../../rules/life/paper-sums.ts';

/** Columns of the goods, in points; together the width of the page. */
const WIDTHS = [24, 215, 52, 34, 66, 38, 86];
const HEADS: readonly Cell[] = [
  { text: '行' },
  { text: '商品' },
  { text: '数量', align: 'right' },
  { text: '单位' },
  { text: '含税单价', align: 'right' },
  { text: '税率', align: 'right' },
  { text: '含税金额', align: 'right' },
];
/** Width of a label in front of its fact. */
const LABEL = 58;
/** Signs up to which two facts stand side by side. */
const SHORT = 22;

const money = (yuan: string | null) => (yuan === null ? '—' : displayYuan(yuan));

function factsOf({ address, ...order }: OrderCopy): [string, string][] {
  const facts: [string, string][] = [
    ['订单号', order.orderNo],
    ['下单时间', displayTime(order.submittedAt)],
    ['PO 号', order.poNumber ?? '—'],
    ['订单状态', order.statusLabel],
    ['采购方', order.firmName],
    ['下单人', order.buyerName],
    ['付款方式', order.payWay],
    ['承诺交期', order.promise?.text ?? '—'],
    ['收货人', `${address.receiver} ${address.phone}`],
    ['收货地址', [address.province, address.city, address.district, address.detail].join('')],
  ];
  if (order.invoice) facts.push(['发票', `${order.invoice.kind}，${order.invoice.title}`]);
  if (order.note) facts.push(['备注', order.note]);
  return facts;
}

/** Short facts two by two, long ones in a line of their own. */
function drawFacts(pdf: Pdf, order: OrderCopy): void {
  const facts = factsOf(order);
  while (facts.length > 0) {
    const [first, second] = [facts.shift(), facts[0]];
    if (!first) break;
    const pair = second && first[1].length <= SHORT && second[1].length <= SHORT && facts.shift();
    drawFactRow(pdf, LABEL, pair ? [first, pair] : [first]);
  }
}

function nameOf(line: OrderLine): string {
  const codes = [line.skuCode, line.mpn && `型号 ${line.mpn}`, line.brandName];
  const more = [`承诺 ${line.deliveryText}`, ...lineFieldWords(line)];
  return [line.productName, codes.filter(Boolean).join(' · '), more.filter(Boolean).join(' · ')]
    .filter(Boolean)
    .join('\n');
}

function lineCells(line: OrderLine): Cell[] {
  const cancelled = line.cancelledQuantity > 0 ? `\n已取消 ${line.cancelledQuantity}` : '';
  return [
    { text: String(line.lineNo), soft: true },
    { text: nameOf(line) },
    { text: `${line.quantity.toLocaleString('zh-CN')}${cancelled}`, align: 'right' },
    { text: line.orderUnit },
    { text: money(line.salesPrice), align: 'right' },
    { text: line.taxRate, align: 'right' },
    { text: money(line.amount), align: 'right' },
  ];
}

function drawOrder(pdf: Pdf, order: OrderCopy): void {
  beginPaper(pdf, '采购订单');
  const first = pdf.bufferedPageRange().count - 1;
  drawFacts(pdf, order);
  pdf.y += 6;
  drawTable(pdf, { widths: WIDTHS, heads: HEADS, rows: order.lines.map(lineCells) });
  drawSums(pdf, paperSums(order.sums));
  drawSignatures(pdf, ['采购方（签字/盖章）', '供货方（签字/盖章）']);
  numberPages(pdf, first, `采购订单 ${order.orderNo}`);
}

/** Orders as one PDF, each beginning on a page of its own with its own page numbers; others are served in between. */
export async function drawOrders(
  copies: AsyncIterable<readonly OrderCopy[]>,
  madeAt: Date,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { pdf, end } = await openPaper({ title: '采购订单', madeAt });
  for await (const orders of copies) {
    for (const order of orders) {
      drawOrder(pdf, order);
      await pause();
    }
  }
  return end();
}
