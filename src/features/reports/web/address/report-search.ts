import { readDayInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { isStretch } from '../../contract/filter-days.ts';
import type { ReportBasis, ReportFilter } from '../../contract/report-filter.ts';
import { RANGES, type ReportRange, stretchOf } from '../../rules/report-ranges.ts';
import { DIMENSION_LISTS, type ListName } from '../../rules/report-words.ts';
import { readKeys } from './key-list.ts';
import { oneOf } from './one-of.ts';

/**
 * What the address says of the filter. Absent: the last twelve months beside the year before, by the day of the order,
 * tax included, by month, everything.
 */
export interface FilterSearch extends Partial<Record<ListName, readonly string[]>> {
  range?: Exclude<ReportRange, 'months12'>;
  /** Days of one's own; only both together. */
  from?: string;
  to?: string;
  basis?: Exclude<ReportBasis, 'ordered'>;
  tax?: 'excl';
  compare?: 'none' | 'previous';
  grain?: 'week' | 'quarter';
}

export const KEY = /^(?:none|[1-9]\d{0,17})$/;
const CODE = /^[^*\p{Cc}]{1,40}$/u;

/** Days no call takes count as absent, so that the page stands with its filter and not with a refusal in its place. */
function readDays(search: Record<string, unknown>): Pick<FilterSearch, 'from' | 'to'> {
  const [from, to] = [readDayInUrl(search.from), readDayInUrl(search.to)];
  return from !== undefined && to !== undefined && isStretch({ from, to }) ? { from, to } : {};
}

const MOVING = (Object.keys(RANGES) as ReportRange[]).filter((range) => range !== 'months12');

/** Time and way of counting out of an address; whatever cannot be meant counts as absent. */
export function readCounting(search: Record<string, unknown>): Omit<FilterSearch, ListName> {
  const days = readDays(search);
  const range = oneOf(MOVING, search.range);
  return {
    ...days,
    range: days.from === undefined ? range : undefined,
    basis: oneOf(['signed'], search.basis),
    tax: oneOf(['excl'], search.tax),
    compare: oneOf(['none', 'previous'], search.compare),
    grain: oneOf(['week', 'quarter'], search.grain),
  };
}

/** Names of places that the filter is narrowed to. */
export const LISTS: readonly ListName[] = Object.values(DIMENSION_LISTS);

/** The whole filter out of an address. */
export const readFilter = (search: Record<string, unknown>): FilterSearch => ({
  ...readCounting(search),
  ...Object.fromEntries(LISTS.map((name) => [name, readKeys(search[name], name === 'categories' ? CODE : KEY)])),
});

const listsOf = (search: FilterSearch) =>
  Object.fromEntries(LISTS.map((name) => [name, [...(search[name] ?? [])]])) as Record<ListName, string[]>;

/** The days that are looked at, as of today. */
export const daysOf = (
  { from, to, range = 'months12' }: Pick<FilterSearch, 'from' | 'to'> & { range?: ReportRange },
  today: string,
) => (from !== undefined && to !== undefined ? { from, to } : stretchOf(range, today));

/** All but the days, as calls take it. */
export function conditionsOf(search: FilterSearch): Omit<ReportFilter, 'from' | 'to'> {
  const { basis = 'ordered', tax = 'incl', compare = 'lastYear', grain = 'month' } = search;
  return { basis, tax, compare, grain, ...listsOf(search) };
}

/** The whole filter, as calls take it. */
export const filterOf = (search: FilterSearch, today: string): ReportFilter => ({
  ...daysOf(search, today),
  ...conditionsOf(search),
});

/** Takes every condition away that narrows what is looked at; time, comparison and grain stay. */
export const NO_CONDITION = {
  ...Object.fromEntries(LISTS.map((name) => [name, undefined])),
  basis: undefined,
  tax: undefined,
} as const;

export const countConditions = (search: FilterSearch): number =>
  [...LISTS, 'basis' as const, 'tax' as const].filter((name) => search[name] !== undefined).length;

export const hasCondition = (search: FilterSearch): boolean => countConditions(search) > 0;
