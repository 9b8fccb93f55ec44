/** A row somebody has acted on, with its place in the list and what came of it. */
export interface ActedRow<Row> {
  row: Row;
  at: number;
  words: string;
}

/**
 * The rows of a list with those in their old places that have left it because they were acted on: nothing jumps under the
 * hand, and the next press meets the row that was meant.
 */
export function withActed<Row>(
  fresh: readonly Row[],
  acted: readonly ActedRow<Row>[],
  keyOf: (row: Row) => string,
): Row[] {
  const there = new Set(fresh.map(keyOf));
  const gone = acted.filter(({ row }) => !there.has(keyOf(row))).toSorted((a, b) => a.at - b.at);
  const rows = [...fresh];
  for (const { row, at } of gone) rows.splice(at, 0, row);
  return rows;
}
