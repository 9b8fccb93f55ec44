/** A row of a file with its number as a spreadsheet shows it. */
export interface TableRow {
  rowNumber: number;
  cells: readonly string[];
}

export interface HeadWords<Field extends string> {
  /** How people call each column. */
  columns: Readonly<Record<Field, readonly string[]>>;
  /** Whether these columns are enough to read the table by. */
  isEnough: (found: ReadonlySet<Field>) => boolean;
  /** True: what stands behind a heading in brackets explains it, 电话（手机或座机）. False: it is part of its name. */
  brackets: boolean;
}

/** The head of a table that was found: the rows below it, and where their cells stand. */
export interface TableHead<Field extends string> {
  below: readonly TableRow[];
  /** Text of a cell; empty where the table has no such column. */
  cell: (cells: readonly string[], field: Field) => string;
}

/** Title lines may stand above the head, but not more than this. */
export const HEAD_ROWS = 10;

const headingOf = (cell: string, brackets: boolean) => {
  const heading = cell.normalize('NFKC').trim().toLowerCase();
  return brackets ? heading.replace(/\(.*$/, '').trim() : heading;
};

function placesIn<Field extends string>(cells: readonly string[], { columns, brackets }: HeadWords<Field>) {
  const headings = cells.map((cell) => headingOf(cell, brackets));
  const places = new Map<Field, number>();
  for (const field of Object.keys(columns) as Field[]) {
    const place = headings.findIndex((heading) => columns[field].includes(heading));
    if (place !== -1) places.set(field, place);
  }
  return places;
}

/** Finds the head of a table that people write; null where no row of the first ones names enough columns. */
export function findHead<Field extends string>(
  rows: readonly TableRow[],
  words: HeadWords<Field>,
): TableHead<Field> | null {
  for (const [at, { cells }] of rows.slice(0, HEAD_ROWS).entries()) {
    const places = placesIn(cells, words);
    if (!words.isEnough(new Set(places.keys()))) continue;
    return {
      below: rows.slice(at + 1),
      cell: (row, field) => row[places.get(field) ?? -1] ?? '',
    };
  }
  return null;
}
