import { ImportFileProblem } from '../import-file-problem.ts';
import type { TableRow } from '../import-table.ts';
import { columnName, grouped } from '../limit-words.ts';
import type { Zip } from '../open-zip.ts';
import type { ReaderLimits } from '../reader-limits.ts';
import { cellText, type SheetContext } from './cell-value.ts';
import { readXmlPart } from './read-xml-part.ts';
import { RichText } from './text-cells.ts';
import type { SheetPart } from './workbook-parts.ts';

/** Last column and row that a spreadsheet has: XFD1048576. */
const LAST_COLUMN = 16_384;
const LAST_ROW = 1_048_576;

export type SheetLimits = Pick<ReaderLimits, 'lastRow' | 'columns' | 'cells' | 'cellLength' | 'text'>;

const BAD_ROWS = '里的行号或列号不合规范，打不开，请用 Excel 或 WPS 另存为 .xlsx 再上传。';

/** Column of a reference as `C12`, from 0; the one after `previous` where it is not written. */
function columnOf(reference: string | undefined, previous: number): number {
  if (reference === undefined) return previous + 1;
  let column = 0;
  for (const letter of reference.slice(0, 4)) {
    if (letter < 'A' || letter > 'Z') break;
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

/** Follows a sheet row by row; what is in order goes to `take`, which says whether it wants more. */
class SheetReader {
  private readonly sheet: string;
  private readonly context: SheetContext;
  private readonly limits: SheetLimits;
  private readonly take: (row: TableRow) => boolean;
  private row = 0;
  private column = -1;
  private cells: string[] = [];
  private cell = { type: undefined as string | undefined, style: undefined as string | undefined, value: '' };
  private readonly inline = new RichText();
  private inside: 'v' | 'is' | null = null;
  private cellCount = 0;
  private textCount = 0;
  private ended = false;

  constructor(sheet: string, context: SheetContext, limits: SheetLimits, take: (row: TableRow) => boolean) {
    this.sheet = sheet;
    this.context = context;
    this.limits = limits;
    this.take = take;
  }

  done(): boolean {
    return this.ended;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.ended) return;
    if (name === 'row') this.openRow(attributes.r);
    else if (name === 'c') this.openCell(attributes);
    else if (name === 'v') this.inside = 'v';
    else if (name === 'is') this.inside = 'is';
    else if (this.inside === 'is') this.inline.open(name);
  }

  text(piece: string): void {
    if (this.ended || this.inside === null) return;
    if (this.inside === 'v') this.cell.value += piece;
    else this.inline.add(piece);
    if (this.cell.value.length + this.inline.length > this.limits.cellLength) this.refuseLongCell();
  }

  close(name: string): void {
    if (this.ended) return;
    if (name === 'v' || name === 'is') this.inside = null;
    else if (this.inside === 'is') this.inline.close(name);
    else if (name === 'c') this.closeCell();
    else if (name === 'row') this.closeRow();
    // What follows – merged ranges, rules, pictures – says nothing of what stands in the cells.
    else if (name === 'sheetData') this.ended = true;
  }

  private refuse(words: string): never {
    throw new ImportFileProblem(`工作表“${this.sheet}”${words}`);
  }

  private openRow(written: string | undefined): void {
    const row = written === undefined ? this.row + 1 : Number(written);
    if (!(Number.isInteger(row) && row > this.row && row <= LAST_ROW)) this.refuse(BAD_ROWS);
    this.row = row;
    this.column = -1;
    this.cells = [];
  }

  private openCell({ r, t, s }: Readonly<Record<string, string>>): void {
    this.cellCount += 1;
    if (this.cellCount > this.limits.cells) {
      const most = grouped(this.limits.cells);
      this.refuse(`到第 ${grouped(this.row)} 行已超过 ${most} 个单元格（含空白格），最多 ${most} 个。`);
    }
    this.column = columnOf(r, this.column);
    if (this.column < 0 || this.column >= LAST_COLUMN || this.row === 0) this.refuse(BAD_ROWS);
    this.cell = { type: t, style: s, value: '' };
    this.inline.begin();
  }

  private closeCell(): void {
    const text = cellText({ ...this.cell, inline: this.inline.end() }, this.context);
    if (text.length > this.limits.cellLength) this.refuseLongCell();
    if (this.column < this.limits.columns) this.put(text);
    else if (text.trim() !== '') this.refuseWideRow();
  }

  private put(text: string): void {
    if (text === '') return;
    this.textCount += text.length;
    if (this.textCount > this.limits.text) {
      this.refuse(`到第 ${grouped(this.row)} 行已超过 ${grouped(this.limits.text)} 个字，请拆成几个文件。`);
    }
    while (this.cells.length < this.column) this.cells.push('');
    this.cells[this.column] = text;
  }

  private closeRow(): void {
    const end = this.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (end === 0) return;
    const { lastRow } = this.limits;
    if (this.row > lastRow) {
      this.refuse(`第 ${grouped(this.row)} 行还有内容，最多读到第 ${grouped(lastRow)} 行，请删除中间的空行。`);
    }
    this.ended = !this.take({ rowNumber: this.row, cells: this.cells.slice(0, end) });
  }

  private refuseWideRow(): never {
    const column = columnName(this.column);
    this.refuse(`第 ${grouped(this.row)} 行的 ${column} 列还有内容，最多 ${this.limits.columns} 列。`);
  }

  private refuseLongCell(): never {
    const cell = `${columnName(this.column)}${this.row}`;
    this.refuse(`的 ${cell} 格超过 ${grouped(this.limits.cellLength)} 个字，请缩短后再上传。`);
  }
}

/**
 * Rows of a sheet that hold something, at their numbers, handed on one by one until `take` has enough. Reading ends at
 * the first thing too many, and where the rows end. @throws ImportFileProblem
 */
export async function readSheet(
  zip: Zip,
  { name, part }: SheetPart,
  context: SheetContext,
  limits: SheetLimits,
  take: (row: TableRow) => boolean,
): Promise<void> {
  await readXmlPart(zip.read(part), new SheetReader(name, context, limits, take));
}
