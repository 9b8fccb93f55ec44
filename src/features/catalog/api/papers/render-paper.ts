import PDFDocument from 'pdfkit';
import type { Paper, PaperFact, PaperSection } from '../../rules/paper.ts';
import { type PaperFonts, readPaperFonts } from './paper-font.ts';

type Pdf = PDFKit.PDFDocument;

/** Measures in points, A4. */
const MARGIN = 48;
const PICTURE = 150;
const LABEL = 110;
const INK = '#1f2733';
const SOFT = '#5b6675';
const LINE = '#d8dee7';
const ACCENT = '#1f5fae';

/** A paper as PDF. `picture` is JPEG or PNG. The same content gives the same pages on every machine. */
export async function renderPaper(paper: Paper, picture: Uint8Array | null, madeAt: Date): Promise<Buffer> {
  const fonts = await readPaperFonts();
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // A path or buffer keeps the library from loading its built-in Latin fonts.
    font: fonts.regular as unknown as string,
    bufferPages: true,
    info: { Title: `${paper.title} ${paper.itemNo}`, Subject: paper.subject, CreationDate: madeAt },
  });
  registerFonts(pdf, fonts);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  drawHead(pdf, paper, picture);
  for (const section of paper.sections) drawSection(pdf, section);
  drawFooters(pdf, paper);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function registerFonts(pdf: Pdf, { regular, bold }: PaperFonts): void {
  pdf.registerFont('regular', regular);
  pdf.registerFont('bold', bold);
}

const innerWidth = (pdf: Pdf) => pdf.page.width - 2 * MARGIN;

function drawHead(pdf: Pdf, { title, subject, itemNo }: Paper, picture: Uint8Array | null): void {
  const top = pdf.y;
  const width = innerWidth(pdf) - (picture ? PICTURE + 20 : 0);
  pdf.font('bold').fontSize(20).fillColor(ACCENT).text(title, { width });
  pdf.moveDown(0.4).font('bold').fontSize(13).fillColor(INK).text(subject, { width });
  pdf.moveDown(0.3).font('regular').fontSize(10).fillColor(SOFT).text(`产品编码 ${itemNo}`, { width });
  if (picture) {
    const left = pdf.page.width - MARGIN - PICTURE;
    pdf.image(Buffer.from(picture), left, top, { fit: [PICTURE, PICTURE] });
    pdf.y = Math.max(pdf.y, top + PICTURE);
  }
  pdf.x = MARGIN;
  pdf.moveDown(0.6);
}

/** Starts a new page where `height` would not fit on this one. */
function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN - 24) pdf.addPage();
}

function drawSection(pdf: Pdf, { heading, facts = [], paragraphs = [] }: PaperSection): void {
  makeRoom(pdf, 60);
  pdf.moveDown(0.6).font('bold').fontSize(12).fillColor(INK).text(heading, MARGIN, pdf.y);
  pdf.moveDown(0.3);
  rule(pdf, ACCENT);
  for (const fact of facts) drawFact(pdf, fact);
  for (const paragraph of paragraphs) {
    makeRoom(pdf, 20);
    pdf.moveDown(0.35).font('regular').fontSize(9.5).fillColor(INK);
    pdf.text(paragraph, MARGIN, pdf.y, { width: innerWidth(pdf), lineGap: 3 });
  }
}

function drawFact(pdf: Pdf, { label, value }: PaperFact): void {
  const width = innerWidth(pdf) - LABEL;
  pdf.font('regular').fontSize(9.5);
  const height = Math.max(pdf.heightOfString(value, { width }), pdf.heightOfString(label, { width: LABEL - 8 })) + 9;
  makeRoom(pdf, height);
  const top = pdf.y + 5;
  pdf.fillColor(SOFT).text(label, MARGIN, top, { width: LABEL - 8 });
  pdf.fillColor(INK).text(value, MARGIN + LABEL, top, { width });
  pdf.y = top + height - 5;
  rule(pdf, LINE);
}

function rule(pdf: Pdf, color: string): void {
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(pdf.page.width - MARGIN, pdf.y)
    .lineWidth(0.6)
    .strokeColor(color)
    .stroke();
}

/** Last, when the number of pages is known. */
function drawFooters(pdf: Pdf, { footer, itemNo }: Paper): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Text below the margin would open another page.
    pdf.page.margins.bottom = 0;
    const bottom = pdf.page.height - MARGIN + 8;
    pdf.font('regular').fontSize(8).fillColor(SOFT);
    pdf.text(`${footer} · ${itemNo}`, MARGIN, bottom, { width: innerWidth(pdf) - 60, lineBreak: false });
    pdf.text(`${page + 1} / ${count}`, pdf.page.width - MARGIN - 60, bottom, { width: 60, align: 'right' });
  }
}
