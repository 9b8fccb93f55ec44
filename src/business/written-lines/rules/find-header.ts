import type { ListColumns } from '../contract/list-schemas.ts';
import { guessColumns, isUsable } from './list-columns.ts';
import { isQuantity } from './quantity-text.ts';

/** Titles and remarks may stand above the header, but not more than this. */
const SEARCHED_ROWS = 20;

type Table = readonly (readonly string[])[];

export interface FoundHeader {
  /** Place of the header among the rows; -1 where the table has none. */
  at: number;
  header: string[];
  mapping: ListColumns;
}

const isNumber = (cell: string | undefined) => cell !== undefined && isQuantity(cell);
const looksLikeCode = (cell: string | undefined) => /\d/.test(cell ?? '') && /^[\w\-./+*×# ]{2,}$/u.test(cell ?? '');

/** Columns of a table without a header, by what stands in them: the first with codes, the first other one with numbers. */
function guessByContent(rows: Table): ListColumns {
  const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, at) => at);
  const share = (at: number, fits: (cell: string | undefined) => boolean) =>
    rows.filter((row) => fits(row[at]?.trim())).length / Math.max(1, rows.length);
  const numbers = columns.filter((at) => share(at, isNumber) > 0.8);
  const codes = columns.filter((at) => share(at, looksLikeCode) > 0.8);
  // Where codes are digits alone, they stand before the quantity.
  const code = codes.find((at) => !numbers.includes(at)) ?? (numbers.length > 1 ? numbers[0] : undefined);
  const quantity = numbers.findLast((at) => at !== code);
  return { ...(code !== undefined && { goodsCode: code }), ...(quantity !== undefined && { quantity }) };
}

/**
 * Finds the header of a table: the first row that names a quantity and what it is of. A table whose first row is data
 * has none, and its columns are called by their places; else the first row is taken, for a person to say what it means.
 */
export function findHeader(table: Table): FoundHeader {
  const rows = table.slice(0, SEARCHED_ROWS);
  for (const [at, row] of rows.entries()) {
    const header = row.map((cell) => cell.trim());
    const mapping = guessColumns(header);
    if (isUsable(mapping)) return { at, header, mapping };
  }
  const byContent = guessByContent(rows);
  const width = Math.max(0, ...table.map((row) => row.length));
  if (isUsable(byContent)) {
    return { at: -1, header: Array.from({ length: width }, (_, at) => `第 ${at + 1} 列`), mapping: byContent };
  }
  const header = (table[0] ?? []).map((cell) => cell.trim());
  return { at: 0, header, mapping: guessColumns(header) };
}
