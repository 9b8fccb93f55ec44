import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ImportFileProblem } from '#platform/api/tables/import-file-problem.ts';
import type { ImportTable } from '#platform/api/tables/import-table.ts';
import { readerQueue, type Uploader } from '#platform/api/tables/reader-queue.ts';
import { readRows } from '#platform/api/tables/row-file.ts';
import { readWorkbook } from '#platform/api/tables/xlsx/read-workbook.ts';
import type { SheetHead } from '#platform/api/tables/xlsx/reader-messages.ts';
import { openWorkFolder } from '#platform/api/work-folders.ts';
import { HEADER_SEARCH_ROWS, type MappingAdvice } from '../rules/find-header.ts';
import { pickSheet } from '../rules/pick-sheet.ts';
import type { ImportLimits } from './import-limits.ts';

export interface XlsxOptions {
  sheet: string | null;
  limits: ImportLimits;
  advice: MappingAdvice;
  /** Who waits for the table; without anybody it is the shop itself, which waits as long as it takes. */
  uploader?: Uploader;
}

const THE_SHOP: Uploader = { firm: 'imports', patient: true };

function chooseSheet(heads: readonly SheetHead[], { sheet, advice }: XlsxOptions): string {
  const problem = heads.find((head) => head.problem !== null)?.problem;
  if (problem) throw new ImportFileProblem(problem);
  const beginnings = heads.map(({ name, rows }) => ({ name, firstRows: rows.map(({ cells }) => cells) }));
  const choice = pickSheet(beginnings, sheet, advice);
  if ('problem' in choice) throw new ImportFileProblem(`${choice.problem}。`);
  return choice.name;
}

function describe(chosen: string, heads: readonly SheetHead[]): string {
  const others = heads.filter(({ name, rows }) => name !== chosen && rows.length > 0).map(({ name }) => `“${name}”`);
  return `格式：XLSX，工作表“${chosen}”${others.length > 0 ? `；未使用 ${others.join('、')}` : ''}`;
}

async function readChosen(path: string, rowsPath: string, options: XlsxOptions): Promise<string> {
  const { limits, uploader = THE_SHOP } = options;
  let note = '';
  const choose = (heads: readonly SheetHead[]) => {
    const chosen = chooseSheet(heads, options);
    note = describe(chosen, heads);
    return chosen;
  };
  // A row more than is taken, so that one too many is noticed by whoever counts; titles and the header are none.
  const wanted = { ...limits, rows: limits.rows + HEADER_SEARCH_ROWS };
  const reading = { path, rowsPath, choose, limits: wanted, headRows: HEADER_SEARCH_ROWS, signal: uploader.signal };
  // The file lies on disk already.
  await readerQueue.run(uploader, { memory: limits.memory, bytes: 0 }, () => readWorkbook(reading));
  return note;
}

/** Opens the one sheet of a workbook that holds articles. Its rows are read once, and wait on disk. */
export async function openXlsxTable(path: string, options: XlsxOptions): Promise<ImportTable> {
  const folder = await openWorkFolder('sheet');
  const rowsPath = join(folder, 'rows');
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    const notes = [await readChosen(path, rowsPath, options)];
    return { notes, decimalFallback: 'dot', rows: () => readRows(rowsPath), close };
  } catch (error) {
    await close();
    throw error;
  }
}
