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

/** From this share of different values on, an attribute names single items instead of sorting them. */
const NAMES_ITEMS = 0.7;

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

/** Type numbers and the like: nearly every item has its own. Figures are cut into ranges, so they may all differ. */
function namesItems({ values }: AttributeCounts): boolean {
  return values.length >= RANGES_FROM && values.length > coverage(values) * NAMES_ITEMS && asNumbers(values) === null;
}

export interface FacetView {
  total: number;
  chosen: ChosenAttributes;
  /** Attributes in the catalogue's own order: what its makers thought most important stands first. */
  order: readonly string[];
  /** Attributes that say the same as another one. */
  echoes: readonly string[];
}

/**
 * The attributes worth filtering by, of those in the result: they differ, many items have them, and those in use stay
 * in view. Figures of one unit become ranges.
 */
export function buildFacets(
  attributes: readonly AttributeCounts[],
  { total, chosen, order, echoes }: FacetView,
): AttributeFacet[] {
  const inUse = ({ name }: AttributeCounts) => (chosen[name]?.length ?? 0) > 0;
  const worth = attributes.filter((attribute) => {
    const { name, values } = attribute;
    if (inUse(attribute)) return true;
    if (values.length < 2 || echoes.includes(name) || namesItems(attribute)) return false;
    return coverage(values) >= total * LEAST_COVERAGE;
  });
  const group = (attribute: AttributeCounts) => {
    if (inUse(attribute)) return 2;
    return coverage(attribute.values) >= total / 2 ? 1 : 0;
  };
  const place = ({ name }: AttributeCounts) => (order.includes(name) ? order.indexOf(name) : order.length);
  return worth
    .sort((a, b) => group(b) - group(a) || place(a) - place(b) || coverage(b.values) - coverage(a.values))
    .slice(0, MOST_FACETS)
    .map((attribute) => facetOf(attribute, chosen[attribute.name] ?? []));
}
