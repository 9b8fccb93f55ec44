import { fits, INK, innerWidth, numberPages, openPaper, type Pdf, rule, SOFT } from '#business/papers/api/public.ts';
import type { Paper, PaperFact, PaperSection } from '../../rules/paper.ts';

/** Measures in points, A4. */
const MARGIN = 48;
const PICTURE = 150;
const LABEL = 110;
const LINE = '#d8dee7';
const ACCENT = '#1f5fae';

/** A paper as PDF. `picture` is JPEG or PNG. The same content gives the same pages on every machine. */
export async function renderPaper(paper: Paper, picture: Uint8Array | null, madeAt: Date): Promise<Buffer> {
  const { title, subject, itemNo, footer } = paper;
  const { pdf, end } = await openPaper({ title: `${title} ${itemNo}`, subject, madeAt, margin: MARGIN });
  pdf.addPage();
  drawHead(pdf, paper, picture);
  for (const section of paper.sections) drawSection(pdf, section);
  numberPages(pdf, 0, `${footer} · ${itemNo}`, 8);
  return Buffer.concat(await end());
}

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
  if (!fits(pdf, height)) pdf.addPage();
}

function drawSection(pdf: Pdf, { heading, facts = [], paragraphs = [] }: PaperSection): void {
  makeRoom(pdf, 60);
  pdf.moveDown(0.6).font('bold').fontSize(12).fillColor(INK).text(heading, MARGIN, pdf.y);
  pdf.moveDown(0.3);
  rule(pdf, pdf.y, ACCENT);
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
  rule(pdf, pdf.y, LINE);
}
