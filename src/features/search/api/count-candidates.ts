import { PRICE_STEPS, type StepCount } from '../rules/price-bands.ts';
import type { CandidateList, Places } from './candidate-list.ts';
import type { PaidPrice } from './paid-price.ts';
import type { Passing } from './passing-candidates.ts';
import type { Counted } from './search-index.ts';

type Counts = Map<number, number>;

const add = (counts: Counts, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1);

const idCounts = (counts: Counts): Counted<bigint>[] =>
  [...counts].map(([id, count]) => ({ value: BigInt(id), count }));

function countEach({ offsets }: CandidateList, places: Places, keyOf: (at: number) => number): Counts {
  const counts: Counts = new Map();
  for (const place of places) {
    const key = keyOf(offsets[place] ?? 0);
    if (key >= 0) add(counts, key);
  }
  return counts;
}

/** Own categories of the items; below a place, the children of that place. */
export function countCategories({ list, places }: Passing, below: bigint | null) {
  const { facts } = list;
  const parent = Number(below);
  const levelOf = (at: number): number => {
    const depth = facts.pathLength(at);
    if (below === null) return depth - 1;
    for (let level = 0; level < depth; level += 1) if (facts.category(at, level) === parent) return level + 1;
    return depth;
  };
  return idCounts(
    countEach(list, places, (at) => {
      const level = levelOf(at);
      return level >= 0 && level < facts.pathLength(at) ? facts.category(at, level) : -1;
    }),
  );
}

/** Items without a brand count nowhere. */
export function countBrands({ list, places }: Passing): Counted<bigint>[] {
  return idCounts(countEach(list, places, (at) => list.facts.brandId(at) || -1));
}

export function countDelivery({ list, places }: Passing): Counted<string>[] {
  const counts = new Map<string, number>();
  for (const place of places) {
    const group = list.facts.delivery(list.offsets[place] ?? 0);
    if (group) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

const STEP_ENDS = PRICE_STEPS.map((yuan) => yuan * 10_000);

/** Items by steps of price; those without a price in none. */
export function countPriceSteps({ list, places }: Passing, paid: PaidPrice): StepCount[] {
  const stepOf = (price: number) => {
    const above = STEP_ENDS.findIndex((end) => price < end);
    return above < 0 ? STEP_ENDS.length : above;
  };
  const counts = countEach(list, places, (at) => {
    const price = paid(list.facts, at);
    return price > 0 ? stepOf(price) : -1;
  });
  return [...counts].map(([step, count]) => ({ step, count }));
}

function eachValue(
  { facts, offsets }: CandidateList,
  places: Places,
  visit: (valueId: number, nameId: number) => void,
) {
  for (const place of places) {
    const at = offsets[place] ?? 0;
    const values = facts.valueCount(at);
    for (let value = 0; value < values; value += 1) visit(facts.valueId(at, value), facts.nameId(at, value));
  }
}

/** Items per value of each attribute, by their numbers. */
export function countValues({ list, places }: Passing): Map<number, Counts> {
  let highest = 0;
  eachValue(list, places, (valueId) => {
    if (valueId > highest) highest = valueId;
  });
  // Numbers are dense: an array of counters is many times faster than a map, with tens of thousands of values to count.
  const counts = new Uint32Array(highest + 1);
  const nameIds = new Uint16Array(highest + 1);
  eachValue(list, places, (valueId, nameId) => {
    counts[valueId] = (counts[valueId] ?? 0) + 1;
    nameIds[valueId] = nameId;
  });
  const byName = new Map<number, Counts>();
  counts.forEach((count, id) => {
    if (count === 0) return;
    const nameId = nameIds[id] ?? 0;
    const values = byName.get(nameId);
    if (values) values.set(id, count);
    else byName.set(nameId, new Map([[id, count]]));
  });
  return byName;
}
