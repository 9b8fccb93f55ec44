import { ImportFileProblem } from '#platform/api/tables/import-file-problem.ts';
import type { ImportTable } from '#platform/api/tables/import-table.ts';
import { assertWorkbook, readWorkbook, type SheetRows } from '#platform/api/tables/workbook.ts';
import { HEADER_SEARCH_ROWS, type MappingAdvice } from '../../rules/import/find-header.ts';
import { pickSheet } from '../../rules/import/pick-sheet.ts';
import type { ImportLimits } from './import-limits.ts';

/** Opens the one sheet of a workbook that holds articles. */
export async function openXlsxTable(
  path: string,
  options: { sheet: string | null; limits: ImportLimits; advice: MappingAdvice },
): Promise<ImportTable> {
  const { limits, advice } = options;
  await assertWorkbook(path, limits);
  const task = { path, rows: limits.rows + HEADER_SEARCH_ROWS + 1, columns: limits.columns };
  const sheets = await readWorkbook(task, limits.workbookTime);
  const firstRows = (sheet: SheetRows) => sheet.rows.slice(0, HEADER_SEARCH_ROWS).map((row) => row.cells);
  const wide = sheets.find((sheet) => sheet.tooWide !== null);
  if (wide) throw new ImportFileProblem(`工作表“${wide.name}”有 ${wide.tooWide} 列，最多 ${limits.columns} 列。`);
  const choice = pickSheet(
    sheets.map((sheet) => ({ name: sheet.name, firstRows: firstRows(sheet) })),
    options.sheet,
    advice,
  );
  if ('problem' in choice) throw new ImportFileProblem(`${choice.problem}。`);
  const chosen = sheets.find((sheet) => sheet.name === choice.name);
  const others = sheets.filter((sheet) => sheet !== chosen && sheet.rows.length > 0).map((sheet) => `“${sheet.name}”`);
  const unused = others.length > 0 ? `；未使用 ${others.join('、')}` : '';
  return {
    notes: [`格式：XLSX，工作表“${choice.name}”${unused}`],
    decimalFallback: 'dot',
    rows: async function* () {
      yield* chosen?.rows ?? [];
    },
  };
}
