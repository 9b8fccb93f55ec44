import {
  beginPaper,
  type Cell,
  drawFactRow,
  drawSums,
  drawTable,
  innerWidth,
  numberPages,
  openPaper,
  type Pdf,
} from '#business/papers/api/public.ts';
import { amountInWords } from '#business/papers/rules/public.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { InvoicePaper, InvoiceParty, PlatformLine } from './tax-platform.ts';

const WIDTHS = [160, 75, 32, 48, 70, 40, 90];
const HEADS: readonly Cell[] = [
  { text: '项目名称' },
  { text: '规格型号' },
  { text: '单位' },
  { text: '数量', align: 'right' },
  { text: '金额', align: 'right' },
  { text: '税率', align: 'right' },
  { text: '税额', align: 'right' },
];
const LABEL = 84;
const MARK = '样票 · 仅供演示';

const rowOf = (line: PlatformLine): Cell[] => [
  { text: line.name },
  { text: line.spec },
  { text: line.unit },
  { text: String(line.quantity), align: 'right' },
  { text: formatAmount(line.netFen), align: 'right' },
  { text: `${line.taxRateBp / 100}%`, align: 'right' },
  { text: formatAmount(line.taxFen), align: 'right' },
];

const partyFacts = (
  who: string,
  { name, taxNo, address, phone, bankName, bankAccount }: InvoiceParty,
): [string, string][] => [
  [`${who}名称`, name],
  ['税号', taxNo || '—'],
  ['地址电话', [address, phone].filter(Boolean).join(' ') || '—'],
  ['开户行账号', [bankName, bankAccount].filter(Boolean).join(' ') || '—'],
];

/** Across the page, so that nobody takes it for an invoice. */
function drawMark(pdf: Pdf): void {
  const { width, height } = pdf.page;
  pdf.save();
  pdf.rotate(-30, { origin: [width / 2, height / 2] });
  pdf
    .font('bold')
    .fontSize(64)
    .fillColor('#c0392b', 0.16)
    .text(MARK, 0, height / 2 - 40, { width, align: 'center', lineBreak: false });
  pdf.restore();
  pdf.fillColor('#000', 1);
}

/** An invoice of the demo as a page: every page of it says that it is a specimen. */
export async function drawSpecimen(paper: InvoicePaper): Promise<Uint8Array> {
  const special = paper.type === 2;
  const title = `电子发票（${special ? '增值税专用发票' : '普通发票'}）样票`;
  const { pdf, end } = await openPaper({ title: `${title} ${paper.invoiceNo}`, madeAt: paper.issuedAt });
  beginPaper(pdf, title);
  drawMark(pdf);
  pdf.x = pdf.page.margins.left;
  pdf.y = 76;
  drawFactRow(pdf, LABEL, [
    ['发票号码', paper.invoiceNo],
    ['开票日期', displayTime(paper.issuedAt.toISOString()).slice(0, 10)],
  ]);
  const [buyer, seller] = [partyFacts('购买方', paper.buyer), partyFacts('销售方', paper.seller)];
  for (const [index, fact] of buyer.entries()) drawFactRow(pdf, LABEL, [fact, seller[index] ?? ['', '']]);
  pdf.y += 6;
  const total = WIDTHS.reduce((all, width) => all + width, 0);
  const widths = WIDTHS.map((width) => (width * innerWidth(pdf)) / total);
  drawTable(pdf, { widths, heads: HEADS, rows: paper.lines.map(rowOf) });
  const whole = paper.netFen + paper.taxFen;
  drawSums(pdf, [
    ['合计金额', displayFen(paper.netFen)],
    ['合计税额', displayFen(paper.taxFen)],
    ['价税合计（小写）', displayFen(whole)],
  ]);
  drawFactRow(pdf, LABEL, [['价税合计（大写）', amountInWords(whole)]]);
  drawFactRow(pdf, LABEL, [['备注', paper.remark || '—']]);
  drawFactRow(pdf, LABEL, [['说明', '本页为演示环境生成的样票，不是税务机关认可的发票，不能报销、入账或抵扣。']]);
  numberPages(pdf, 0, `样票 ${paper.invoiceNo}`);
  return Buffer.concat(await end());
}
