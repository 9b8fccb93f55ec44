import type { AttributeCounts } from '../rules/build-facets.ts';
import type { ValueCount } from '../rules/value-ranges.ts';
import type { IndexResult } from './search-index.ts';

/** What was counted: kind (`brand`, `total`, `item` …), key, number; for items the place on the page. */
export interface ResultRow {
  kind: string;
  key: string;
  n: string;
}

const counted = (rows: readonly ResultRow[] = []) => rows.map(({ key, n }) => ({ value: key, count: Number(n) }));
const countedIds = (rows: readonly ResultRow[] = []) =>
  rows.map(({ key, n }) => ({ value: BigInt(key), count: Number(n) }));

function attributesOf(rows: readonly ResultRow[] = []): AttributeCounts[] {
  const byName = new Map<string, ValueCount[]>();
  for (const { key, n } of rows) {
    const split = key.indexOf('=');
    const name = key.slice(0, split);
    const values = byName.get(name) ?? [];
    values.push({ value: key.slice(split + 1), count: Number(n) });
    byName.set(name, values);
  }
  return [...byName].map(([name, values]) => ({ name, values }));
}

/** Rows of the search statement, sorted into the parts of the result. */
export function sortResultRows(rows: readonly ResultRow[]): IndexResult {
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  const single = (kind: string) => Number(kinds.get(kind)?.[0]?.n ?? 0);
  const page = (kinds.get('item') ?? []).toSorted((a, b) => Number(a.n) - Number(b.n));
  return {
    skuIds: page.map(({ key }) => BigInt(key)),
    total: single('total'),
    otherTotal: single('other'),
    categories: countedIds(kinds.get('category')),
    brands: countedIds(kinds.get('brand')),
    delivery: counted(kinds.get('delivery')),
    priceSteps: counted(kinds.get('price')).map(({ value, count }) => ({ step: Number(value), count })),
    attributes: attributesOf(kinds.get('attribute')),
  };
}
