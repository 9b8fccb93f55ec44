import type { Point } from '../../contract/report-schemas.ts';
import type { FilterSearch } from '../address/report-search.ts';
import type { ChartSpec } from '../chart/chart-spec.ts';
import { amountWord, comparedWord, GRAINS } from '../report-words.ts';

/**
 * Amounts of the stretches, beside those compared with and below what budgets allow, where there are any. Of one category
 * alone budgets say nothing.
 */
export function spendChart(
  series: readonly Point[],
  search: Pick<FilterSearch, 'compare' | 'tax' | 'grain'>,
  { budgets = true }: { budgets?: boolean } = {},
): ChartSpec {
  // Where nothing was bought then, an empty place beside each bar would tell nothing.
  const before = series.some((point) => Number(point.before ?? 0) !== 0) ? comparedWord(search) : null;
  const hasBudget = budgets && series.some(({ budget }) => budget !== null);
  return {
    title: `按${GRAINS[search.grain ?? 'month']}采购金额（${amountWord(search)}）`,
    labels: series.map(({ label }) => label),
    bars: [
      { name: '本期', tone: 'primary', unit: 'yuan', values: series.map(({ amount }) => amount) },
      ...(before
        ? [{ name: before, tone: 'quiet', unit: 'yuan', values: series.map((point) => point.before) } as const]
        : []),
    ],
    marks: hasBudget
      ? [{ name: '预算', tone: 'accent', unit: 'yuan', values: series.map(({ budget }) => budget) }]
      : [],
    closed: series.map(({ closed }) => closed),
    running: series.map(({ running }) => running),
  };
}
