import { amountInWords } from '#business/papers/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { storeZip } from './store-zip.ts';
import type { InvoicePaper, InvoiceParty, PlatformLine } from './tax-platform.ts';

/** Millimetres: A4, its margin, letters and the room of a line of text. */
const PAGE = { width: 210, height: 297, margin: 12, letter: 3.2, line: 6 };
const PER_PAGE = Math.floor((PAGE.height - 2 * PAGE.margin) / PAGE.line) - 1;
const NAMESPACE = 'xmlns:ofd="http://www.ofdspec.org/2016"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const FONT_ID = 2;
const FIRST_ID = 10;
const MARK = '样票 · 仅供演示，不具有任何税务效力';

const CONTROLS = /[\p{Cc}\p{Cf}]+/gu;
const escaped = (text: string) =>
  text.replace(CONTROLS, ' ').replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const partyLines = (who: string, { name, taxNo, address, phone, bankName, bankAccount }: InvoiceParty): string[] => [
  `${who}：${name}  税号：${taxNo || '—'}`,
  `地址电话：${[address, phone].filter(Boolean).join(' ') || '—'}  开户行账号：${[bankName, bankAccount].filter(Boolean).join(' ') || '—'}`,
];

const goodsLine = ({ name, spec, quantity, unit, netFen, taxRateBp, taxFen }: PlatformLine): string =>
  `${name} ${spec}  ${quantity} ${unit}  金额 ${formatAmount(netFen)}  税率 ${taxRateBp / 100}%  税额 ${formatAmount(taxFen)}`;

function textOf(paper: InvoicePaper): string[] {
  const whole = paper.netFen + paper.taxFen;
  return [
    `电子发票（${paper.type === 2 ? '增值税专用发票' : '普通发票'}）样票`,
    `发票号码：${paper.invoiceNo}  开票日期：${displayTime(paper.issuedAt.toISOString()).slice(0, 10)}`,
    ...partyLines('购买方', paper.buyer),
    ...partyLines('销售方', paper.seller),
    ...paper.lines.map(goodsLine),
    `合计金额 ${formatAmount(paper.netFen)}  合计税额 ${formatAmount(paper.taxFen)}`,
    `价税合计（大写）${amountInWords(whole)}  （小写）¥${formatAmount(whole)}`,
    `备注：${paper.remark || '—'}`,
  ];
}

/** How far each letter lies from the one before: half the width where it is not a Chinese one. */
const steps = (text: string): string =>
  [...text]
    .slice(0, -1)
    .map((sign) => (/[\u0020-\u007e]/.test(sign) ? PAGE.letter / 2 : PAGE.letter))
    .join(' ');

function textObject(text: string, id: number, line: number): string {
  const { width, margin, letter, line: room } = PAGE;
  const boundary = `${margin} ${margin + line * room} ${width - 2 * margin} ${room}`;
  const code = `<ofd:TextCode X="0" Y="${letter}" DeltaX="${steps(text)}">${escaped(text)}</ofd:TextCode>`;
  return `<ofd:TextObject ID="${id}" Boundary="${boundary}" Font="${FONT_ID}" Size="${letter}">${code}</ofd:TextObject>`;
}

/** The mark stands at the top of every page. */
function pageXml(lines: readonly string[], firstId: number): string {
  const objects = [MARK, ...lines].map((text, index) => textObject(text, firstId + 1 + index, index));
  const layer = `<ofd:Layer ID="${firstId}" Type="Body">${objects.join('')}</ofd:Layer>`;
  return `${HEAD}<ofd:Page ${NAMESPACE}><ofd:Content>${layer}</ofd:Content></ofd:Page>`;
}

function documentXml(pages: number, lastId: number): string {
  const area = `<ofd:PageArea><ofd:PhysicalBox>0 0 ${PAGE.width} ${PAGE.height}</ofd:PhysicalBox></ofd:PageArea>`;
  const common = `<ofd:CommonData><ofd:MaxUnitID>${lastId}</ofd:MaxUnitID>${area}<ofd:PublicRes>PublicRes.xml</ofd:PublicRes></ofd:CommonData>`;
  const listed = Array.from(
    { length: pages },
    (_, page) => `<ofd:Page ID="${FONT_ID + 1 + page}" BaseLoc="Pages/Page_${page}/Content.xml"/>`,
  );
  return `${HEAD}<ofd:Document ${NAMESPACE}>${common}<ofd:Pages>${listed.join('')}</ofd:Pages></ofd:Document>`;
}

/** Root of the archive; a document is named by 32 hexadecimal digits. */
function rootXml({ invoiceNo, issuedAt }: InvoicePaper): string {
  const info = [
    `<ofd:DocID>${Buffer.from(invoiceNo).toString('hex').slice(0, 32).padStart(32, '0')}</ofd:DocID>`,
    `<ofd:Title>样票 ${escaped(invoiceNo)}</ofd:Title>`,
    `<ofd:CreationDate>${displayTime(issuedAt.toISOString()).slice(0, 10)}</ofd:CreationDate>`,
    `<ofd:Keywords><ofd:Keyword>样票</ofd:Keyword></ofd:Keywords>`,
  ].join('');
  const body = `<ofd:DocBody><ofd:DocInfo>${info}</ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody>`;
  return `${HEAD}<ofd:OFD ${NAMESPACE} Version="1.0" DocType="OFD">${body}</ofd:OFD>`;
}

const RESOURCES = `${HEAD}<ofd:Res ${NAMESPACE} BaseLoc="Res"><ofd:Fonts><ofd:Font ID="${FONT_ID}" FontName="SimSun" FamilyName="宋体"/></ofd:Fonts></ofd:Res>`;

/** Lines that a page is wide enough for. */
function folded(text: string): string[] {
  const room = (PAGE.width - 2 * PAGE.margin) / PAGE.letter;
  const rows: string[] = [];
  let row = '';
  let used = 0;
  for (const sign of text) {
    const width = /[\u0020-\u007e]/.test(sign) ? 0.5 : 1;
    if (used + width > room) {
      rows.push(row);
      [row, used] = ['', 0];
    }
    row += sign;
    used += width;
  }
  return [...rows, row];
}

/** The page of an invoice of the demo in the format of electronic invoices (GB/T 33190), every page of it marked as a specimen. */
export function specimenOfd(paper: InvoicePaper): Uint8Array {
  const lines = textOf(paper).flatMap(folded);
  const pages = Array.from({ length: Math.ceil(lines.length / PER_PAGE) }, (_, page) =>
    lines.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );
  // Pages have numbers of their own; what stands on them goes on from there.
  const begin = Math.max(FIRST_ID, FONT_ID + 1 + pages.length);
  const idOf = (page: number) => begin + page * (PER_PAGE + 2);
  return storeZip([
    { name: 'OFD.xml', content: rootXml(paper) },
    { name: 'Doc_0/Document.xml', content: documentXml(pages.length, idOf(pages.length)) },
    { name: 'Doc_0/PublicRes.xml', content: RESOURCES },
    ...pages.map((own, page) => ({
      name: `Doc_0/Pages/Page_${page}/Content.xml`,
      content: pageXml(own, idOf(page)),
    })),
  ]);
}
