interface RowAttributes {
  attributes: readonly { name: string; value: string; unit?: string }[];
}

const MOST_COLUMNS = 4;
/** A column that is empty in more rows than this share wastes the width. */
const LEAST_FILLED = 0.4;

interface Column {
  name: string;
  filled: number;
  /** Rows that have each value. */
  values: Map<string, number[]>;
  /** Place in the items' own order: what the makers of the catalogue thought most important stands first. */
  place: number;
}

function collect(rows: readonly RowAttributes[]): Column[] {
  const columns = new Map<string, Column>();
  rows.forEach(({ attributes }, row) => {
    attributes.forEach(({ name, value, unit = '' }, place) => {
      let column = columns.get(name);
      if (!column) columns.set(name, (column = { name, filled: 0, values: new Map(), place }));
      column.filled += 1;
      column.place = Math.min(column.place, place);
      const same = column.values.get(value + unit);
      if (same) same.push(row);
      else column.values.set(value + unit, [row]);
    });
  });
  return [...columns.values()];
}

/** Fewer rows than this agree by chance. */
const ROWS_TO_COMPARE = 10;

/**
 * Attributes that divide the rows exactly as an earlier one does, such as a standard and its equivalents: whoever has
 * seen the one learns nothing from the other.
 */
function echoesOf(columns: readonly Column[], rowCount: number): string[] {
  if (rowCount < ROWS_TO_COMPARE) return [];
  const seen = new Set<string>();
  return columns
    .filter(({ values }) => values.size > 1)
    .sort((a, b) => a.place - b.place)
    .flatMap(({ name, values }) => {
      const division = [...values.values()].map((members) => members.join()).join('|');
      if (seen.has(division)) return [name];
      seen.add(division);
      return [];
    });
}

/** Attributes worth a column: filled in most rows, first those that differ between the rows. */
function worthColumns(columns: readonly Column[], rowCount: number, echoes: readonly string[]): string[] {
  const differs = (column: Column) => (column.values.size > 1 ? 1 : 0);
  return columns
    .filter(({ name, filled }) => filled >= rowCount * LEAST_FILLED && !echoes.includes(name))
    .sort((a, b) => differs(b) - differs(a) || b.filled - a.filled || a.place - b.place)
    .slice(0, MOST_COLUMNS)
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);
}

export interface AttributeLayout {
  /** Names worth a column in the list. */
  columns: string[];
  /** All names in the order of the catalogue. */
  order: string[];
  /** Names that repeat what an earlier one says. */
  echoes: string[];
}

/** How the attributes of a page of rows are to be shown. */
export function layOutAttributes(rows: readonly RowAttributes[]): AttributeLayout {
  const columns = collect(rows);
  const echoes = echoesOf(columns, rows.length);
  return {
    columns: worthColumns(columns, rows.length, echoes),
    order: columns.toSorted((a, b) => a.place - b.place || b.filled - a.filled).map(({ name }) => name),
    echoes,
  };
}
