import { ImportFileProblem } from '../import-file-problem.ts';
import type { TableRow } from '../import-table.ts';
import { openZip, type Zip } from '../open-zip.ts';
import type { ReaderLimits } from '../reader-limits.ts';
import { writeRows } from '../row-file.ts';
import type { Formatter, SheetContext } from './cell-value.ts';
import { readNumberFormats } from './number-formats.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetHead } from './reader-messages.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readWorkbookParts, type SheetPart } from './workbook-parts.ts';

/** Characters of a cell that are told of a beginning: enough to know a column by, and two hundred sheets stay a message. */
const HEAD_CELL = 100;

export interface Book {
  /** Beginnings of all sheets that a person sees. */
  heads(rows: number): Promise<SheetHead[]>;
  /** Writes the rows of a sheet to a new file. */
  spool(sheet: string, rowsPath: string): Promise<void>;
  close(): void;
}

async function readContext(
  zip: Zip,
  parts: { strings: string; styles: string; date1904: boolean },
  limits: ReaderLimits,
): Promise<SheetContext> {
  const formats = await readNumberFormats(zip, parts.styles);
  const strings = await readSharedStrings(zip, parts.strings, limits);
  // Large, and most lists have no dates.
  const formatter = formats.plain ? null : ((await import('@e965/xlsx')).SSF as Formatter);
  return { formats, strings, formatter, date1904: parts.date1904 };
}

class OpenBook implements Book {
  private readonly zip: Zip;
  private readonly sheets: readonly SheetPart[];
  private readonly context: SheetContext;
  private readonly limits: ReaderLimits;

  constructor(zip: Zip, sheets: readonly SheetPart[], context: SheetContext, limits: ReaderLimits) {
    this.zip = zip;
    this.sheets = sheets;
    this.context = context;
    this.limits = limits;
  }

  async heads(most: number): Promise<SheetHead[]> {
    const heads: SheetHead[] = [];
    for (const sheet of this.sheets) heads.push(await this.head(sheet, most));
    return heads;
  }

  async spool(name: string, rowsPath: string): Promise<void> {
    const sheet = this.sheets.find((one) => one.name === name);
    if (!sheet) throw new Error('the sheet that was chosen is not there');
    const file = writeRows(rowsPath);
    let rows = 0;
    await readSheet(this.zip, sheet, this.context, this.limits, (row) => {
      file.add(row);
      rows += 1;
      return rows <= this.limits.rows;
    });
    file.end();
  }

  close(): void {
    this.zip.close();
  }

  private async head(sheet: SheetPart, most: number): Promise<SheetHead> {
    const rows: TableRow[] = [];
    const take = ({ rowNumber, cells }: TableRow) =>
      rows.push({ rowNumber, cells: cells.map((cell) => cell.slice(0, HEAD_CELL)) }) < most;
    const problem = await readSheet(this.zip, sheet, this.context, this.limits, take).then(
      () => null,
      (error: unknown) => {
        if (error instanceof ImportFileProblem) return error.userMessage;
        throw error;
      },
    );
    return { name: sheet.name, rows, problem };
  }
}

/**
 * Opens a workbook of somebody, within the limits: its directory first, then the texts that cells point to, one part
 * after another as streams; a limit that is passed ends everything. @throws ImportFileProblem
 */
export async function openBook(path: string, limits: ReaderLimits): Promise<Book> {
  const zip = await openZip(path, limits);
  const parts = await readWorkbookParts(zip, limits);
  return new OpenBook(zip, parts.sheets, await readContext(zip, parts, limits), limits);
}
