import PDFDocument from 'pdfkit';
import { readPaperFonts } from '#features/catalog/api/public.ts';

export type Pdf = PDFKit.PDFDocument;

/** Measures in points, A4. */
export const MARGIN = 40;
/** Kept free for the number of the page. */
const FOOT = 24;
export const INK = '#1f2733';
export const SOFT = '#5b6675';
export const LINE = '#c6cedb';

/** An empty paper with its fonts: no text is drawn in a font that knows no Chinese. */
export async function openPaper(title: string, madeAt: Date): Promise<{ pdf: Pdf; ended: Promise<Buffer[]> }> {
  const fonts = await readPaperFonts();
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, bufferPages: true, autoFirstPage: false },
    // A buffer keeps the library from loading its built-in Latin fonts; its type knows names only.
    font: fonts.regular as unknown as string,
    info: { Title: title, CreationDate: madeAt },
  });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer[]>((resolve, reject) =>
    pdf.once('end', () => resolve(chunks)).once('error', reject),
  );
  return { pdf, ended };
}

export const innerWidth = (pdf: Pdf) => pdf.page.width - 2 * MARGIN;

/** Whether `height` still fits on this page. */
export const fits = (pdf: Pdf, height: number) => pdf.y + height <= pdf.page.height - MARGIN - FOOT;

export function rule(pdf: Pdf, y: number, color = LINE): void {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(0.6)
    .strokeColor(color)
    .stroke();
}

export interface Cell {
  text: string;
  align?: 'left' | 'right' | 'center';
  soft?: boolean;
}

/** One line of cells side by side; long texts break inside their cell. Answers how high the row became. */
export function drawCells(pdf: Pdf, widths: readonly number[], cells: readonly Cell[], size: number): number {
  const top = pdf.y;
  pdf.fontSize(size);
  let left = MARGIN;
  let height = 0;
  for (const [index, { text, align, soft }] of cells.entries()) {
    const width = (widths[index] ?? 0) - 6;
    pdf.fillColor(soft ? SOFT : INK).text(text, left, top, { width, align, lineGap: 1.5 });
    height = Math.max(height, pdf.y - top);
    left += widths[index] ?? 0;
  }
  pdf.x = MARGIN;
  pdf.y = top + height;
  return height;
}

/** How high a row of cells would become, in the font that is chosen. */
export function measureCells(pdf: Pdf, widths: readonly number[], cells: readonly Cell[], size: number): number {
  pdf.fontSize(size);
  return Math.max(
    ...cells.map(({ text }, index) => pdf.heightOfString(text, { width: (widths[index] ?? 0) - 6, lineGap: 1.5 })),
  );
}

/** Numbers the pages from `first` on: 订单 SO… · 1 / 3. Last, when their number is known. */
export function numberPages(pdf: Pdf, first: number, label: string): void {
  const last = pdf.bufferedPageRange().count;
  for (let page = first; page < last; page += 1) {
    pdf.switchToPage(page);
    // Text below the margin would open another page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - MARGIN + 6;
    pdf.font('regular').fontSize(8).fillColor(SOFT);
    pdf.text(label, MARGIN, y, { width: innerWidth(pdf) - 60, lineBreak: false });
    pdf.text(`${page - first + 1} / ${last - first}`, pdf.page.width - MARGIN - 60, y, { width: 60, align: 'right' });
  }
}
