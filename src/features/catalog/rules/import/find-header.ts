import { type ColumnMapping, type ColumnWishes, guessColumns } from './guess-columns.ts';

/** Title lines and remarks may stand above the header, but not more than this. */
export const HEADER_SEARCH_ROWS = 20;

export interface FoundHeader {
  /** Position among the rows given. */
  index: number;
  mapping: ColumnMapping;
}

/** The first row that names an item number and a name; null when none of the first rows does. */
export function findHeader(rows: readonly (readonly string[])[], wishes: ColumnWishes): FoundHeader | null {
  for (const [index, row] of rows.slice(0, HEADER_SEARCH_ROWS).entries()) {
    const mapping = guessColumns(
      row.map((cell) => cell.trim()),
      wishes,
    );
    if (mapping.fields.itemNo !== undefined && mapping.fields.name !== undefined) return { index, mapping };
  }
  return null;
}
