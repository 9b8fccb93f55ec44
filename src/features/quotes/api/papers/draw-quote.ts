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
} from '#features/orders/api/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import type { QuoteDetail, QuoteLine, QuoteVersion } from '../../contract/quote-schemas.ts';
import { describeOffer } from '../../rules/describe-offer.ts';

/** Columns of the goods, in points; together the width of the page. */
const WIDTHS = [30, 196, 48, 34, 66, 38, 48, 55];
const HEADS: readonly Cell[] = [
  { text: '行' },
  { text: '商品' },
  { text: '数量', align: 'right' },
  { text: '单位' },
  { text: '含税单价', align: 'right' },
  { text: '税率', align: 'right' },
  { text: '货期', align: 'right' },
  { text: '含税金额', align: 'right' },
];
const SIZE = 8.5;
const SIGN_HEIGHT = 92;

function factsOf(quote: QuoteDetail, version: QuoteVersion): [string, string][] {
  const facts: [string, string][] = [
    ['报价单号', `${quote.quoteNo}（第 ${version.versionNo} 版）`],
    ['报价时间', version.sentAt ? displayTime(version.sentAt) : '—'],
    ['有效期至', version.validUntil ? displayTime(version.validUntil) : '—'],
    ['采购方', quote.firmName],
    ['联系人', quote.buyerName],
  ];
  if (version.paymentTerms) facts.push(['付款条件', version.paymentTerms]);
  if (version.deliveryNote) facts.push(['交货说明', version.deliveryNote]);
  if (version.note) facts.push(['备注', version.note]);
  return facts;
}

function drawFacts(pdf: Pdf, quote: QuoteDetail, version: QuoteVersion): void {
  pdf.font('regular');
  for (const [label, value] of factsOf(quote, version)) {
    drawCells(pdf, [64, innerWidth(pdf) - 64], [{ text: label, soft: true }, { text: value }], 9);
    pdf.y += 4;
  }
}

function drawHead(pdf: Pdf): void {
  rule(pdf, pdf.y, INK);
  pdf.y += 5;
  pdf.font('bold');
  drawCells(pdf, WIDTHS, HEADS, SIZE);
  pdf.y += 4;
  rule(pdf, pdf.y);
  pdf.font('regular');
}

function cellsOf(line: QuoteLine): Cell[] {
  const none = line.kind === 'none';
  const days = line.deliveryDays === null ? '—' : `${line.deliveryDays} 天`;
  return [
    { text: line.offerNo > 1 ? `${line.lineNo}.${line.offerNo}` : String(line.lineNo), soft: true },
    { text: describeOffer(line) },
    { text: line.quantity.toLocaleString('zh-CN'), align: 'right' },
    { text: line.unit },
    { text: none ? '—' : displayYuan(line.unitPrice), align: 'right' },
    { text: none ? '—' : line.taxRate, align: 'right' },
    { text: none ? '—' : days, align: 'right' },
    { text: none ? '无法供货' : line.counted ? displayYuan(line.amount) : '备选', align: 'right', soft: !line.counted },
  ];
}

/** A row never breaks over two pages; each page begins with the heads of the columns. */
function drawLines(pdf: Pdf, lines: readonly QuoteLine[]): void {
  drawHead(pdf);
  for (const line of lines) {
    const cells = cellsOf(line);
    if (!fits(pdf, measureCells(pdf, WIDTHS, cells, SIZE) + 10)) {
      pdf.addPage();
      drawHead(pdf);
    }
    pdf.y += 5;
    drawCells(pdf, WIDTHS, cells, SIZE);
    pdf.y += 4;
    rule(pdf, pdf.y);
  }
}

function drawSums(pdf: Pdf, version: QuoteVersion): void {
  const rows = [
    ['商品金额（含税）', version.goodsAmount],
    ['运费', version.freightAmount],
    ['其中税额', version.taxAmount],
    ['报价总额（含税）', version.totalAmount],
  ] as const;
  if (!fits(pdf, rows.length * 16 + 12)) pdf.addPage();
  pdf.y += 8;
  for (const [index, [label, amount]] of rows.entries()) {
    const last = index === rows.length - 1;
    pdf.font(last ? 'bold' : 'regular');
    const cells: Cell[] = [
      { text: label, align: 'right', soft: !last },
      { text: displayYuan(amount), align: 'right' },
    ];
    drawCells(pdf, [innerWidth(pdf) - 100, 100], cells, last ? 11 : 9);
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
  for (const [index, side] of ['报价方（签字/盖章）', '采购方确认（签字/盖章）'].entries()) {
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
}

/** The version that stands as a PDF, ready to be stamped. */
export async function drawQuote(
  quote: QuoteDetail,
  version: QuoteVersion,
  madeAt: Date,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { pdf, ended } = await openPaper(`报价单 ${quote.quoteNo}`, madeAt);
  pdf.addPage();
  pdf.font('bold').fontSize(18).fillColor(INK).text('报价单', MARGIN, MARGIN);
  pdf.moveDown(0.5);
  drawFacts(pdf, quote, version);
  pdf.y += 6;
  drawLines(pdf, version.lines);
  drawSums(pdf, version);
  drawSignatures(pdf);
  numberPages(pdf, 0, `报价单 ${quote.quoteNo}`);
  pdf.end();
  return (await ended).map((chunk) => new Uint8Array(chunk));
}
