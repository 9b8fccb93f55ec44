import {
  type Cell,
  drawCells,
  fits,
  INK,
  innerWidth,
  MARGIN,
  measureCells,
  type Pdf,
  rule,
  SOFT,
} from './paper-page.ts';

/** Size of the letters in a table of goods. */
const SIZE = 8.5;
/** Height of the place for signatures. */
const SIGN_HEIGHT = 92;

/** Name of the paper, on top of a page of its own. */
export function beginPaper(pdf: Pdf, title: string): void {
  pdf.addPage();
  pdf.font('bold').fontSize(18).fillColor(INK).text(title, MARGIN, MARGIN);
  pdf.moveDown(0.5);
}

const factCells = ([label, value]: readonly [string, string]): Cell[] => [{ text: label, soft: true }, { text: value }];

/** One line of facts: a label and what it says, once or twice side by side. */
export function drawFactRow(pdf: Pdf, label: number, facts: readonly (readonly [string, string])[]): void {
  const each = innerWidth(pdf) / facts.length;
  const widths = facts.flatMap(() => [label, each - label]);
  pdf.font('regular');
  drawCells(pdf, widths, facts.flatMap(factCells), 9);
  pdf.y += 4;
}

export interface PaperTable {
  /** Widths of the columns, in points; together the width of the page. */
  widths: readonly number[];
  heads: readonly Cell[];
  rows: readonly (readonly Cell[])[];
}

function drawHeads(pdf: Pdf, { widths, heads }: PaperTable): void {
  rule(pdf, pdf.y, INK);
  pdf.y += 5;
  pdf.font('bold');
  drawCells(pdf, widths, heads, SIZE);
  pdf.y += 4;
  rule(pdf, pdf.y);
  pdf.font('regular');
}

/** A row never breaks over two pages; each page begins with the heads of the columns. */
export function drawTable(pdf: Pdf, table: PaperTable): void {
  const { widths, rows } = table;
  drawHeads(pdf, table);
  for (const cells of rows) {
    if (!fits(pdf, measureCells(pdf, widths, cells, SIZE) + 10)) {
      pdf.addPage();
      drawHeads(pdf, table);
    }
    pdf.y += 5;
    drawCells(pdf, widths, cells, SIZE);
    pdf.y += 4;
    rule(pdf, pdf.y);
  }
}

/** Sums at the right side; the last one is what counts. */
export function drawSums(pdf: Pdf, rows: readonly (readonly [label: string, amount: string])[]): void {
  if (!fits(pdf, rows.length * 16 + 12)) pdf.addPage();
  pdf.y += 8;
  for (const [index, [label, amount]] of rows.entries()) {
    const last = index === rows.length - 1;
    pdf.font(last ? 'bold' : 'regular');
    const cells: Cell[] = [
      { text: label, align: 'right', soft: !last },
      { text: amount, align: 'right' },
    ];
    drawCells(pdf, [innerWidth(pdf) - 100, 100], cells, last ? 11 : 9);
    pdf.y += 3;
  }
}

/** Place for both sides to sign and stamp; it stays together. */
export function drawSignatures(pdf: Pdf, sides: readonly [string, string]): void {
  if (!fits(pdf, SIGN_HEIGHT)) pdf.addPage();
  pdf.y += 18;
  const half = innerWidth(pdf) / 2;
  const top = pdf.y;
  pdf.font('regular').fontSize(9).fillColor(SOFT);
  for (const [index, side] of sides.entries()) {
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
