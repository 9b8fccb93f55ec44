import { upsertUnspsc } from '#features/catalog/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { openCsvTable } from '#platform/api/tables/csv-table.ts';
import { ImportFileProblem } from '#platform/api/tables/import-file-problem.ts';
import { readUnspscRow, type UnspscClass } from '../../rules/unspsc-row.ts';
import { assertSize } from '../detect-format.ts';
import type { ImportLimits } from '../import-limits.ts';
import { unpackGzip } from '../unpack-gzip.ts';

export interface UnspscResult {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: { rowNumber: number; reason: string }[];
  /** Classes of the file by level, 1 to 4. */
  levels: number[];
}

const BATCH = 1_000;
const NO_FIRM = { firmId: null, userId: null } as const;
const COLUMNS = ['code', 'name_en'];

type Rows = { classes: Map<string, UnspscClass>; refused: UnspscResult['refused']; rows: number };

async function readRows(path: string, limits: ImportLimits): Promise<Rows> {
  const table = await openCsvTable(path, limits);
  const found: Rows = { classes: new Map(), refused: [], rows: 0 };
  let header: readonly string[] | null = null;
  for await (const { rowNumber, cells } of table.rows()) {
    if (!header) {
      header = cells.map((cell) => cell.trim().toLowerCase());
      const missing = COLUMNS.filter((column) => !header?.includes(column));
      if (missing.length > 0) throw new ImportFileProblem(`UNSPSC 文件的表头缺少 ${missing.join('、')} 列。`);
      continue;
    }
    found.rows += 1;
    const row = readUnspscRow(Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])));
    if ('problem' in row) found.refused.push({ rowNumber, reason: row.problem });
    else if (found.classes.has(row.code)) found.refused.push({ rowNumber, reason: `编码 ${row.code} 重复` });
    else found.classes.set(row.code, row);
  }
  if (found.rows === 0) throw new ImportFileProblem('UNSPSC 文件里没有数据行。');
  return found;
}

/** Loads the classification of a table, packed or not, in one transaction. Running it again changes nothing. */
export async function importUnspsc(database: Database, path: string, limits: ImportLimits): Promise<UnspscResult> {
  await assertSize(path, limits.fileBytes);
  const file = await unpackGzip(path, limits.unpackedBytes);
  try {
    const { classes, refused, rows } = await readRows(file.path, limits);
    const all = [...classes.values()];
    const counts = await inTransaction(database, NO_FIRM, 'write', async (db) => {
      let [added, changed] = [0, 0];
      for (let start = 0; start < all.length; start += BATCH) {
        const written = await upsertUnspsc(db, all.slice(start, start + BATCH));
        added += written.added;
        changed += written.changed;
      }
      return { added, changed, unchanged: all.length - added - changed };
    });
    const levels = [1, 2, 3, 4].map((level) => all.filter((one) => one.level === level).length);
    return { rows, ...counts, refused, levels };
  } finally {
    await file.close();
  }
}
