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
      const column = columns.get(name) ?? { name, filled: 0, values: new Map<string, number[]>(), place };
      column.filled += 1;
      column.values.set(value + unit, [...(column.values.get(value + unit) ?? []), row]);
      column.place = Math.min(column.place, place);
      columns.set(name, column);
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
export function echoedAttributes(rows: readonly RowAttributes[]): string[] {
  if (rows.length < ROWS_TO_COMPARE) return [];
  const seen = new Set<string>();
  const columns = collect(rows).filter(({ values }) => values.size > 1);
  return columns
    .sort((a, b) => a.place - b.place)
    .flatMap(({ name, values }) => {
      const division = [...values.values()].map((members) => members.join()).join('|');
      if (seen.has(division)) return [name];
      seen.add(division);
      return [];
    });
}

/** Attributes worth a column: filled in most rows, first those that differ between the rows. */
export function pickColumns(rows: readonly RowAttributes[]): string[] {
  const echoes = echoedAttributes(rows);
  const worth = collect(rows).filter(
    ({ name, filled }) => filled >= rows.length * LEAST_FILLED && !echoes.includes(name),
  );
  const differs = (column: Column) => (column.values.size > 1 ? 1 : 0);
  return worth
    .sort((a, b) => differs(b) - differs(a) || b.filled - a.filled || a.place - b.place)
    .slice(0, MOST_COLUMNS)
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);
}

/** Attributes of the rows in the order of the catalogue. */
export function attributeOrder(rows: readonly RowAttributes[]): string[] {
  return collect(rows)
    .sort((a, b) => a.place - b.place || b.filled - a.filled)
    .map(({ name }) => name);
}
