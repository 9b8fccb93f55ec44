import { isTradeFact } from '#features/catalog/rules/public.ts';

export type ShowType = 'list' | 'grid';

/** Some item of a category, as far as its page is laid out by it. */
export interface SampleItem {
  /** The lowest category it lies in. */
  kind: string;
  attributes: readonly { name: string; value: string }[];
}

/** A column that fewer items than this share fill is no column. */
const LEAST_FILLED = 0.6;
const MOST_COLUMNS = 4;
/** With fewer figures in common, different kinds of things are told apart by their pictures. */
const COMPARABLE = 2;

/** Attributes that most items have and in which they differ: most filled first, then in the order of the catalogue. */
export function comparedColumns(sample: readonly SampleItem[]): string[] {
  const columns = new Map<string, { filled: number; values: Set<string>; place: number }>();
  for (const { attributes } of sample) {
    attributes.forEach(({ name, value }, place) => {
      if (isTradeFact(name)) return;
      const column = columns.get(name) ?? { filled: 0, values: new Set<string>(), place };
      column.filled += 1;
      column.values.add(value);
      column.place = Math.min(column.place, place);
      columns.set(name, column);
    });
  }
  return [...columns]
    .filter(([, { filled, values }]) => filled >= sample.length * LEAST_FILLED && values.size > 1)
    .sort(([, a], [, b]) => b.filled - a.filled || a.place - b.place)
    .slice(0, MOST_COLUMNS)
    .map(([name]) => name);
}

/**
 * How the page of a category shows its items: things of one kind look alike and are compared in a table; different
 * kinds with next to nothing in common look different, so that pictures tell them apart.
 */
export function chooseShowType(sample: readonly SampleItem[]): { showType: ShowType; columns: string[] } {
  const columns = comparedColumns(sample);
  const kinds = new Set(sample.map(({ kind }) => kind)).size;
  return { showType: kinds > 1 && columns.length < COMPARABLE ? 'grid' : 'list', columns };
}
