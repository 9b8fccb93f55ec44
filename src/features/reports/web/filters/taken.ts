import type { Dimension } from '../../contract/report-filter.ts';
import { DIMENSION_LABELS, DIMENSION_LISTS, DIMENSIONS } from '../../rules/report-words.ts';
import type { SpendTab } from '../address/page-search.ts';
import type { FilterSearch } from '../address/report-search.ts';

/** Conditions that change the numbers of a part; what is left out there is not offered. */
export interface Taken {
  places: readonly Dimension[];
  compare: boolean;
  basis: boolean;
  tax: boolean;
}

const ALL: Taken = { places: DIMENSIONS, compare: true, basis: true, tax: true };
const OF_PEOPLE: Taken = { places: ['department', 'person'], compare: true, basis: false, tax: false };

/** What the parts of reports are narrowed by, as their calls read it. The address keeps the rest for the part it was chosen in. */
export const TAKEN: Readonly<Record<SpendTab | 'category' | 'delivery', Taken>> = {
  spend: ALL,
  category: ALL,
  savings: ALL,
  prices: { ...ALL, compare: false, basis: false },
  budgets: { places: ['costCenter'], compare: false, basis: false, tax: false },
  approvals: OF_PEOPLE,
  quotes: OF_PEOPLE,
  delivery: { ...ALL, basis: false, tax: false },
};

/** What was chosen elsewhere and changes nothing here, in words: 分类、品牌. */
export function idleConditions(search: FilterSearch, { places, basis, tax }: Taken): string {
  const idle = DIMENSIONS.filter((by) => !places.includes(by) && search[DIMENSION_LISTS[by]] !== undefined);
  const words = [
    ...idle.map((by) => DIMENSION_LABELS[by]),
    ...(!basis && search.basis !== undefined ? ['口径'] : []),
    ...(!tax && search.tax !== undefined ? ['税'] : []),
  ];
  return words.join('、');
}
