import type { FilterSearch } from './address/report-search.ts';

/** What figures are compared with, before their number. */
export function comparedWord({ compare }: Pick<FilterSearch, 'compare'>): string | null {
  if (compare === 'none') return null;
  return compare === 'previous' ? '上一段' : '上年同期';
}

/** Heading of a column of changes. */
export function changeWord({ compare }: Pick<FilterSearch, 'compare'>): string | null {
  if (compare === 'none') return null;
  return compare === 'previous' ? '环比' : '同比';
}

export { countedWord } from '../rules/report-words.ts';

export const amountWord = ({ tax }: Pick<FilterSearch, 'tax'>): string => (tax === 'excl' ? '未税金额' : '含税金额');

export const GRAINS = { week: '周', month: '月', quarter: '季' } as const;
