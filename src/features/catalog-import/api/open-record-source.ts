import { openCsvTable } from '#platform/api/tables/csv-table.ts';
import { ImportFileProblem } from '#platform/api/tables/import-file-problem.ts';
import type { ImportTable, TableRow } from '#platform/api/tables/import-table.ts';
import { type FoundHeader, findHeader, HEADER_SEARCH_ROWS, unknownWishes } from '../rules/find-header.ts';
import type { ColumnMapping } from '../rules/guess-columns.ts';
import { FIELD_LABELS, type ImportRecord, REQUIRED_FIELDS } from '../rules/import-record.ts';
import { isBlankRow, mapRow } from '../rules/map-row.ts';
import { type BmecatOptions, openBmecat } from './bmecat/open-bmecat.ts';
import { assertSize, detectFormat } from './detect-format.ts';
import type { RecordSource } from './record-source.ts';
import { type ReadableFile, unpackGzip } from './unpack-gzip.ts';
import { openXlsxTable, type XlsxOptions } from './xlsx-table.ts';

export interface OpenOptions extends BmecatOptions, XlsxOptions {}

async function firstRows(table: ImportTable): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of table.rows()) {
    rows.push(row);
    if (rows.length === HEADER_SEARCH_ROWS) break;
  }
  return rows;
}

/** Who runs the import at the desk knows no options, and the other way round. */
const BY_HAND = '请用 --mapping（运营台：列对应）指定';

function assertUsable(mapping: ColumnMapping, options: OpenOptions): void {
  if (mapping.headers.length > options.limits.columns) {
    throw new ImportFileProblem(`表头有 ${mapping.headers.length} 列，最多 ${options.limits.columns} 列。`);
  }
  const missing = REQUIRED_FIELDS.filter((field) => mapping.fields[field] === undefined);
  if (missing.length > 0) {
    const names = missing.map((field) => `“${FIELD_LABELS[field]}”`).join('、');
    throw new ImportFileProblem(`没有认出${names}列，${BY_HAND}。`);
  }
}

async function rowsBelow(table: ImportTable, headerRow: number, count: number): Promise<(readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for await (const { rowNumber, cells } of table.rows()) {
    if (rowNumber > headerRow && !isBlankRow(cells)) rows.push(cells);
    if (rows.length === count) break;
  }
  return rows;
}

async function* readRecords(
  table: ImportTable,
  headerRow: number,
  mapping: ColumnMapping,
): AsyncIterable<ImportRecord> {
  for await (const { rowNumber, cells } of table.rows()) {
    if (rowNumber > headerRow && !isBlankRow(cells)) yield mapRow(mapping, rowNumber, cells);
  }
}

/** Finds the header of a table and what its columns mean. */
async function findColumns(
  table: ImportTable,
  options: OpenOptions,
): Promise<{ header: FoundHeader; headerRow: number }> {
  const rows = await firstRows(table);
  const header = findHeader(
    rows.map((row) => row.cells),
    options.advice,
  );
  const wishes = options.advice.given;
  const unknown = wishes ? unknownWishes(wishes, header?.mapping.headers ?? []) : [];
  if (header && unknown.length > 0) {
    throw new ImportFileProblem(`列对应文件里的 ${unknown.map((name) => `“${name}”`).join('、')} 在表头中找不到。`);
  }
  if (!header) {
    throw new ImportFileProblem(
      `没有认出表头：前 ${HEADER_SEARCH_ROWS} 行里要有编号列和名称列（如“物料编码”“产品名称”）；或者${BY_HAND}。`,
    );
  }
  assertUsable(header.mapping, options);
  return { header, headerRow: rows[header.index]?.rowNumber ?? 1 };
}

/** Opens a file as records: finds its format, its table, its header and the meaning of its columns. */
export async function openRecordSource(path: string, options: OpenOptions): Promise<RecordSource> {
  await assertSize(path, options.limits.fileBytes);
  const file = await unpackGzip(path, options.limits.unpackedBytes);
  try {
    return await openUnpacked(file, options);
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function openUnpacked({ path, close }: ReadableFile, options: OpenOptions): Promise<RecordSource> {
  const format = await detectFormat(path);
  if (format === 'xml') return openBmecat(path, options, close);
  const table = format === 'xlsx' ? await openXlsxTable(path, options) : await openCsvTable(path, options.limits);
  const { header, headerRow } = await findColumns(table, options).catch(async (error: unknown) => {
    await table.close();
    throw error;
  });
  return {
    notes: table.notes,
    header,
    decimalFallback: table.decimalFallback,
    records: () => readRecords(table, headerRow, header.mapping),
    sampleRows: (count) => rowsBelow(table, headerRow, count),
    close: async () => {
      await table.close();
      await close();
    },
  };
}
