import type { SeriesAttribute } from './series-columns.ts';

export interface ComparedItem {
  attributes: readonly SeriesAttribute[];
}

export interface ComparedRow {
  /** 长度 mm */
  name: string;
  /** One per item, in their order; empty where an item has none. */
  values: string[];
  differs: boolean;
}

const titleOf = ({ name, unit }: SeriesAttribute) => (unit ? `${name} ${unit}` : name);

/** Attributes of some items side by side: what differs first, each in the order of the first item that has it. */
export function compareItems(items: readonly ComparedItem[]): ComparedRow[] {
  const tables = items.map(({ attributes }) => new Map(attributes.map((one) => [titleOf(one), one.value])));
  const names = new Set(tables.flatMap((table) => [...table.keys()]));
  const rows = [...names].map((name) => {
    const values = tables.map((table) => table.get(name) ?? '');
    return { name, values, differs: new Set(values).size > 1 };
  });
  return [...rows.filter((row) => row.differs), ...rows.filter((row) => !row.differs)];
}
