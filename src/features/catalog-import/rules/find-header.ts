import { type ColumnMapping, type ColumnWishes, guessColumns, NO_WISHES } from './guess-columns.ts';

/** Title lines and remarks may stand above the header, but not more than this. */
export const HEADER_SEARCH_ROWS = 20;

/** A mapping that an earlier import of the same supplier used for a table with exactly these headers. */
export interface RememberedMapping {
  headers: readonly string[];
  wishes: ColumnWishes;
}

export interface MappingAdvice {
  /** Wishes for this import alone; they outrank memory. */
  given: ColumnWishes | null;
  remembered: readonly RememberedMapping[];
}

export interface FoundHeader {
  /** Position among the rows given. */
  index: number;
  mapping: ColumnMapping;
  origin: 'given' | 'remembered' | 'guessed';
}

type Table = readonly (readonly string[])[];

/** Header cells without the empty ones at the end. */
function headersOf(row: readonly string[]): string[] {
  const cells = row.map((cell) => cell.trim());
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function findRemembered(rows: Table, remembered: readonly RememberedMapping[]): FoundHeader | null {
  for (const [index, row] of rows.entries()) {
    const headers = headersOf(row);
    const known = remembered.find((one) => one.headers.join('\n') === headers.join('\n'));
    if (known) return { index, mapping: guessColumns(headers, known.wishes), origin: 'remembered' };
  }
  return null;
}

/** The first row that names an item number and a name; null when none of the first rows does. */
export function findHeader(table: Table, advice: MappingAdvice): FoundHeader | null {
  const rows = table.slice(0, HEADER_SEARCH_ROWS);
  const known = advice.given ? null : findRemembered(rows, advice.remembered);
  if (known) return known;
  for (const [index, row] of rows.entries()) {
    const mapping = guessColumns(headersOf(row), advice.given ?? NO_WISHES);
    if (mapping.fields.itemNo === undefined || mapping.fields.name === undefined) continue;
    return { index, mapping, origin: advice.given ? 'given' : 'guessed' };
  }
  return null;
}

/** The mapping as wishes, to be remembered: every column of the table has its place, so nothing is guessed again. */
export function wishesOf(mapping: ColumnMapping): ColumnWishes {
  const columns = Object.entries(mapping.fields).map(([field, column]) => [field, mapping.headers[column] ?? null]);
  const renamed = mapping.attributes.map(({ column, name }) => [mapping.headers[column] ?? '', name]);
  return {
    columns: Object.fromEntries(columns),
    attributes: Object.fromEntries(renamed),
    ignore: mapping.ignored.map((column) => mapping.headers[column] ?? ''),
  };
}

/** Headers that wishes name and the table lacks: most likely a slip of the pen. */
export function unknownWishes(wishes: ColumnWishes, headers: readonly string[]): string[] {
  const named = [...Object.values(wishes.columns), ...Object.keys(wishes.attributes), ...wishes.ignore];
  return named.filter((header): header is string => typeof header === 'string' && !headers.includes(header));
}
