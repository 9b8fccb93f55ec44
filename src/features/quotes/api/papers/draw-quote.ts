import {
  beginPaper,
  type Cell,
  drawFactRow,
  drawSignatures,
  drawSums,
  drawTable,
  numberPages,
  openPaper,
} from '#business/papers/api/public.ts';
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
/** Width of a label in front of its fact. */
const LABEL = 64;

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

const sumsOf = ({ goodsAmount, freightAmount, taxAmount, totalAmount }: QuoteVersion) =>
  [
    ['商品金额（含税）', displayYuan(goodsAmount)],
    ['运费', displayYuan(freightAmount)],
    ['其中税额', displayYuan(taxAmount)],
    ['报价总额（含税）', displayYuan(totalAmount)],
  ] as const;

/** The version that stands as a PDF, ready to be stamped. */
export async function drawQuote(
  quote: QuoteDetail,
  version: QuoteVersion,
  madeAt: Date,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { pdf, end } = await openPaper({ title: `报价单 ${quote.quoteNo}`, madeAt });
  beginPaper(pdf, '报价单');
  for (const fact of factsOf(quote, version)) drawFactRow(pdf, LABEL, [fact]);
  pdf.y += 6;
  drawTable(pdf, { widths: WIDTHS, heads: HEADS, rows: version.lines.map(cellsOf) });
  drawSums(pdf, sumsOf(version));
  drawSignatures(pdf, ['报价方（签字/盖章）', '采购方确认（签字/盖章）']);
  numberPages(pdf, 0, `报价单 ${quote.quoteNo}`);
  return end();
}
