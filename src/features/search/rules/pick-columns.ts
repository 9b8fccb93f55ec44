interface RowAttributes {
  attributes: readonly { name: string; value: string; unit?: string }[];
}

const MOST_COLUMNS = 4;
/** A column that is empty in more rows than this share wastes the width. */
const LEAST_FILLED = 0.4;

interface Column {
  name: string;
  filled: number;
  values: Set<string>;
  /** Place in the items' own order: what the makers of the catalogue thought most important stands first. */
  place: number;
}

function collect(rows: readonly RowAttributes[]): Column[] {
  const columns = new Map<string, Column>();
  for (const { attributes } of rows) {
    attributes.forEach(({ name, value, unit = '' }, place) => {
      const column = columns.get(name) ?? { name, filled: 0, values: new Set<string>(), place };
      column.filled += 1;
      column.values.add(value + unit);
      column.place = Math.min(column.place, place);
      columns.set(name, column);
    });
  }
  return [...columns.values()];
}

/** Attributes worth a column: filled in most rows, first those that differ between the rows. */
export function pickColumns(rows: readonly RowAttributes[]): string[] {
  const worth = collect(rows).filter(({ filled }) => filled >= rows.length * LEAST_FILLED);
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
