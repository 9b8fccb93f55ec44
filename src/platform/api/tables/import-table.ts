/** One row of a table with its number as a spreadsheet shows it. */
export interface TableRow {
  rowNumber: number;
  cells: readonly string[];
}

/** A table in a file, whatever its format. Rows can be read several times. */
export interface ImportTable {
  /** What was found out about the file, to be shown: encoding, separator, sheet. */
  notes: string[];
  /** How numbers are written where no cell proves it. */
  decimalFallback: 'dot' | 'comma';
  rows(): AsyncIterable<TableRow>;
  /** Removes what was written down for reading; no rows can be read any more. */
  close(): Promise<void>;
}
