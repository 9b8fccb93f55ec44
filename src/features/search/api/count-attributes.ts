import type { Db } from '#platform/api/database.ts';
import type { AttributeCounts } from '../rules/build-facets.ts';
import { countValues } from './count-candidates.ts';
import { type FacetMemory, readFacetNames, readFacetValues } from './facet-dictionary-repo.ts';
import type { Passing } from './passing-candidates.ts';
import type { FilterQuery } from './plan-search.ts';
import type { IndexQuery } from './search-index.ts';

/** Attributes that fewer than this share of the candidates have are shown by nobody: their values are not looked up. */
const LEAST_COVERAGE = 0.1;

/** Counts of the attributes that enough candidates have, and of those in use without their own filter. */
export async function countAttributes(
  db: Db,
  query: IndexQuery,
  setFor: (name?: FilterQuery['name']) => Passing,
  memory: FacetMemory,
): Promise<AttributeCounts[]> {
  const all = setFor();
  const counted = countValues(all);
  const least = all.places.length * LEAST_COVERAGE;
  await readFacetNames(db, [...counted.keys()], memory);
  const chosen = Object.keys(query.attributes).filter((name) => query.attributes[name]?.length);
  const shown = new Map<string, ReadonlyMap<number, number>>();
  for (const [nameId, values] of counted) {
    const total = [...values.values()].reduce((sum, count) => sum + count, 0);
    const name = memory.names.get(nameId) ?? '';
    if (total >= least && !chosen.includes(name)) shown.set(name, values);
  }
  for (const name of chosen) {
    const values = countValues(setFor(`attribute:${name}`)).get(memory.nameIds.get(name) ?? -1);
    if (values) shown.set(name, values);
  }
  await readFacetValues(
    db,
    [...shown.values()].flatMap((values) => [...values.keys()]),
    memory,
  );
  return [...shown].map(([name, values]) => ({
    name,
    values: [...values].map(([id, count]) => ({ value: memory.values.get(id) ?? '', count })),
  }));
}
