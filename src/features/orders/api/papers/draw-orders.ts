import { setImmediate as pause } from 'node:timers/promises';
import { purposeWords } from '#business/line-fields/rules/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import type { OrderCopy, OrderLine } from '../../contract/order-schemas.ts';
import {
  type Cell,
  drawCells,
  fits,
  INK,
  innerWidth,
  MARGIN,
  measureCells,
  numberPages,
  openPaper,
  type Pdf,
  rule,
  SOFT,
} from './paper-page.ts';

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
const SIZE = 8.5;
const SIGN_HEIGHT = 92;

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
  const half = innerWidth(pdf) / 2;
  const facts = factsOf(order);
  const cell = ([label, value]: [string, string]): Cell[] => [{ text: label, soft: true }, { text: value }];
  pdf.font('regular');
  while (facts.length > 0) {
    const [first, second] = [facts.shift(), facts[0]];
    if (!first) break;
    const pair = second && first[1].length <= 22 && second[1].length <= 22 && facts.shift();
    const widths = pair ? [58, half - 58, 58, half - 58] : [58, innerWidth(pdf) - 58];
    drawCells(pdf, widths, pair ? [...cell(first), ...cell(pair)] : cell(first), 9);
    pdf.y += 4;
  }
}

function drawTableHead(pdf: Pdf): void {
  rule(pdf, pdf.y, INK);
  pdf.y += 5;
  pdf.font('bold');
  drawCells(pdf, WIDTHS, HEADS, SIZE);
  pdf.y += 4;
  rule(pdf, pdf.y);
  pdf.font('regular');
}

function nameOf(line: OrderLine): string {
  const codes = [
    line.skuCode,
    line.mpn && `型号 ${line.mpn}`,
    line.brandName,
    line.customerCode && `客户编码 ${line.customerCode}`,
  ];
  const more = [`承诺 ${line.deliveryText}`, ...purposeWords(line)];
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

/** A row never breaks over two pages; each page begins with the heads of the columns. */
function drawLines(pdf: Pdf, { lines }: OrderCopy): void {
  drawTableHead(pdf);
  for (const line of lines) {
    const cells = lineCells(line);
    if (!fits(pdf, measureCells(pdf, WIDTHS, cells, SIZE) + 10)) {
      pdf.addPage();
      drawTableHead(pdf);
    }
    pdf.y += 5;
    drawCells(pdf, WIDTHS, cells, SIZE);
    pdf.y += 4;
    rule(pdf, pdf.y);
  }
}

function sumsOf({ sums }: OrderCopy): [string, string][] {
  if (!sums) return [];
  const rows: [string, string][] = [['商品金额（含税）', money(sums.goodsAmount)]];
  if (sums.cancelledAmount !== '0.00') rows.push(['已取消', `−${money(sums.cancelledAmount)}`]);
  if (sums.discountAmount !== '0.00') rows.push(['优惠', `−${money(sums.discountAmount)}`]);
  rows.push(['运费', money(sums.freightAmount)]);
  for (const { taxRate, netAmount, taxAmount } of sums.vat.list) {
    rows.push([`其中税额（${taxRate}，未税 ${money(netAmount)}）`, money(taxAmount)]);
  }
  return [...rows, ['应付总额', money(sums.payableAmount)]];
}

function drawSums(pdf: Pdf, order: OrderCopy): void {
  const rows = sumsOf(order);
  if (!fits(pdf, rows.length * 16 + 12)) pdf.addPage();
  pdf.y += 8;
  const widths = [innerWidth(pdf) - 100, 100];
  for (const [index, [label, value]] of rows.entries()) {
    const last = index === rows.length - 1;
    pdf.font(last ? 'bold' : 'regular');
    drawCells(
      pdf,
      widths,
      [
        { text: label, align: 'right', soft: !last },
        { text: value, align: 'right' },
      ],
      last ? 11 : 9,
    );
    pdf.y += 3;
  }
}

/** Place for both sides to sign and stamp; it stays together. */
function drawSignatures(pdf: Pdf): void {
  if (!fits(pdf, SIGN_HEIGHT)) pdf.addPage();
  pdf.y += 18;
  const half = innerWidth(pdf) / 2;
  const top = pdf.y;
  pdf.font('regular').fontSize(9).fillColor(SOFT);
  for (const [index, side] of ['采购方（签字/盖章）', '供货方（签字/盖章）'].entries()) {
    const left = MARGIN + index * half;
    pdf.text(side, left, top, { width: half - 20 });
    pdf.text('日期：', left, top + 50, { width: half - 20 });
    pdf
      .moveTo(left + 32, top + 62)
      .lineTo(left + half - 40, top + 62)
      .lineWidth(0.6)
      .strokeColor(SOFT)
      .stroke();
  }
  pdf.x = MARGIN;
  pdf.y = top + SIGN_HEIGHT - 18;
}

function drawOrder(pdf: Pdf, order: OrderCopy): void {
  pdf.addPage();
  const first = pdf.bufferedPageRange().count - 1;
  pdf.font('bold').fontSize(18).fillColor(INK).text('采购订单', MARGIN, MARGIN);
  pdf.moveDown(0.5);
  drawFacts(pdf, order);
  pdf.y += 6;
  drawLines(pdf, order);
  drawSums(pdf, order);
  drawSignatures(pdf);
  numberPages(pdf, first, `采购订单 ${order.orderNo}`);
}

/** Orders as one PDF, each beginning on a page of its own with its own page numbers; others are served in between. */
export async function drawOrders(
  copies: AsyncIterable<readonly OrderCopy[]>,
  madeAt: Date,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { pdf, ended } = await openPaper('采购订单', madeAt);
  for await (const orders of copies) {
    for (const order of orders) {
      drawOrder(pdf, order);
      await pause();
    }
  }
  pdf.end();
  return (await ended).map((chunk) => new Uint8Array(chunk));
}
