import {
  asNumbers,
  countInRange,
  describeRange,
  type NumericValue,
  readRange,
  splitIntoRanges,
  type ValueCount,
  type ValueRange,
  writeRange,
} from './value-ranges.ts';

/** An attribute with the values it has in the result, before any of them is chosen. */
export interface AttributeCounts {
  name: string;
  values: readonly ValueCount[];
}

export interface FacetOption {
  key: string;
  label: string;
  count: number;
}

export interface AttributeFacet {
  name: string;
  unit: string;
  /** Options are ranges of numbers, not single values. */
  ranged: boolean;
  options: FacetOption[];
}

/** Values, or ranges as `writeRange` writes them, chosen per attribute. */
export type ChosenAttributes = Readonly<Record<string, readonly string[]>>;

const MOST_FACETS = 8;
const MOST_OPTIONS = 24;
/** From this many different figures on, ranges are easier to choose from than values. */
const RANGES_FROM = 8;
/** An attribute that fewer than this share of the items have tells little about the result. */
const LEAST_COVERAGE = 0.15;

const coverage = (values: readonly ValueCount[]) => values.reduce((sum, { count }) => sum + count, 0);

function rangeOption(numbers: readonly NumericValue[], range: ValueRange): FacetOption {
  return { key: writeRange(range), label: describeRange(range), count: countInRange(numbers, range) };
}

/** Ranges of the result, and a chosen range even when the result would now be cut elsewhere. */
function rangeOptions(numbers: readonly NumericValue[], chosen: readonly string[]): FacetOption[] {
  const ranges = splitIntoRanges(numbers);
  const known = new Set(ranges.map(writeRange));
  const kept = chosen.filter((key) => !known.has(key)).flatMap((key) => readRange(key) ?? []);
  return [...ranges, ...kept]
    .sort((a, b) => (a.from ?? Number.NEGATIVE_INFINITY) - (b.from ?? Number.NEGATIVE_INFINITY))
    .map((range) => rangeOption(numbers, range));
}

const figure = (value: string) => Number(/\d+(?:\.\d+)?/.exec(value)?.[0] ?? Number.POSITIVE_INFINITY);

/** Sizes in order of size, words by how many items have them. */
function valueOptions(values: readonly ValueCount[], chosen: readonly string[]): FacetOption[] {
  const bySize = values.every(({ value }) => /^\D{0,3}\d/.test(value));
  const ranked = [...values].sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'zh-CN'));
  const shown = ranked.filter(({ value }, place) => place < MOST_OPTIONS || chosen.includes(value));
  const missing = chosen.filter((value) => !values.some((known) => known.value === value) && !readRange(value));
  const options = [...shown, ...missing.map((value) => ({ value, count: 0 }))];
  if (bySize) options.sort((a, b) => figure(a.value) - figure(b.value) || a.value.localeCompare(b.value, 'zh-CN'));
  return options.map(({ value, count }) => ({ key: value, label: value, count }));
}

function facetOf({ name, values }: AttributeCounts, chosen: readonly string[]): AttributeFacet {
  const numeric = asNumbers(values);
  const wantsRanges = numeric !== null && (values.length >= RANGES_FROM || chosen.some((key) => readRange(key)));
  if (!wantsRanges) return { name, unit: '', ranged: false, options: valueOptions(values, chosen) };
  return { name, unit: numeric.unit, ranged: true, options: rangeOptions(numeric.numbers, chosen) };
}

/**
 * The attributes worth filtering by, of those in the result: they differ, many items have them, and those in use stay
 * in view. Figures of one unit become ranges.
 */
export function buildFacets(
  attributes: readonly AttributeCounts[],
  total: number,
  chosen: ChosenAttributes,
): AttributeFacet[] {
  const inUse = ({ name }: AttributeCounts) => (chosen[name]?.length ?? 0) > 0;
  const worth = attributes.filter(
    (attribute) =>
      inUse(attribute) || (attribute.values.length > 1 && coverage(attribute.values) >= total * LEAST_COVERAGE),
  );
  const rank = (attribute: AttributeCounts) =>
    inUse(attribute) ? Number.POSITIVE_INFINITY : coverage(attribute.values);
  return worth
    .sort((a, b) => rank(b) - rank(a) || a.name.localeCompare(b.name, 'zh-CN'))
    .slice(0, MOST_FACETS)
    .map((attribute) => facetOf(attribute, chosen[attribute.name] ?? []));
}
