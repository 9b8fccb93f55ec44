import PDFDocument from 'pdfkit';
import { readPaperFonts } from './paper-font.ts';

export type Pdf = PDFKit.PDFDocument;

/** Measures in points, A4. */
export const MARGIN = 40;
/** Kept free for the number of the page. */
const FOOT = 24;
export const INK = '#1f2733';
export const SOFT = '#5b6675';
export const LINE = '#c6cedb';

interface PaperStart {
  title: string;
  subject?: string;
  /** Stands in the file: the same content of the same moment gives the same bytes. */
  madeAt: Date;
  margin?: number;
}

/** An empty paper with its fonts: no text is drawn in a font that knows no Chinese. */
export async function openPaper({ title, subject, madeAt, margin = MARGIN }: PaperStart) {
  const fonts = await readPaperFonts();
  const pdf: Pdf = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    autoFirstPage: false,
    // A buffer keeps the library from loading its built-in Latin fonts; its type knows names only.
    font: fonts.regular as unknown as string,
    info: { Title: title, ...(subject === undefined ? {} : { Subject: subject }), CreationDate: madeAt },
  });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer[]>((resolve, reject) =>
    pdf.once('end', () => resolve(chunks)).once('error', reject),
  );
  return {
    pdf,
    /** Ends the paper: its bytes in pieces. */
    async end(): Promise<Uint8Array<ArrayBuffer>[]> {
      pdf.end();
      return (await ended).map((chunk) => new Uint8Array(chunk));
    },
  };
}

export const innerWidth = ({ page }: Pdf) => page.width - page.margins.left - page.margins.right;

/** Whether `height` still fits on this page. */
export const fits = (pdf: Pdf, height: number) => pdf.y + height <= pdf.page.height - pdf.page.margins.top - FOOT;

export function rule(pdf: Pdf, y: number, color = LINE): void {
  const { width, margins } = pdf.page;
  pdf
    .moveTo(margins.left, y)
    .lineTo(width - margins.right, y)
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

/** Numbers the pages from `first` on: 订单 SO… · 1 / 3. Last, when their number is known. `below`: under the margin. */
export function numberPages(pdf: Pdf, first: number, label: string, below = 6): void {
  const last = pdf.bufferedPageRange().count;
  for (let page = first; page < last; page += 1) {
    pdf.switchToPage(page);
    const { width, height, margins } = pdf.page;
    const y = height - margins.top + below;
    // Text below the margin would open another page.
    margins.bottom = 0;
    pdf.font('regular').fontSize(8).fillColor(SOFT);
    pdf.text(label, margins.left, y, { width: innerWidth(pdf) - 60, lineBreak: false });
    pdf.text(`${page - first + 1} / ${last - first}`, width - margins.right - 60, y, { width: 60, align: 'right' });
  }
}
