import type { ColumnMapping, ColumnWishes } from './guess-columns.ts';
import { IMPORT_FIELDS, type ImportField } from './import-record.ts';

/** What a column of a table is taken for: a field, `attribute` or `ignore`. */
export interface ColumnUse {
  header: string;
  use: string;
}

export const ATTRIBUTE = 'attribute';
export const IGNORE = 'ignore';

const isField = (use: string): use is ImportField => (IMPORT_FIELDS as readonly string[]).includes(use);

/** The mapping column by column, as people see and change it. */
export function usesOf(mapping: ColumnMapping): ColumnUse[] {
  const fields = new Map(Object.entries(mapping.fields).map(([field, column]) => [column, field]));
  const ignored = new Set(mapping.ignored);
  return mapping.headers.map((header, column) => ({
    header,
    use: fields.get(column) ?? (ignored.has(column) ? IGNORE : ATTRIBUTE),
  }));
}

/** Back to wishes: every column is decided, so nothing is guessed again. A field named twice keeps its first column. */
export function wishesFrom(uses: readonly ColumnUse[]): ColumnWishes {
  const columns: Partial<Record<ImportField, string | null>> = {};
  for (const field of IMPORT_FIELDS) columns[field] = null;
  const ignore: string[] = [];
  for (const { header, use } of uses) {
    if (isField(use) && columns[use] === null) columns[use] = header;
    else if (use === IGNORE && header !== '') ignore.push(header);
  }
  return { columns, attributes: {}, ignore };
}
