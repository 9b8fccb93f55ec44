import type { DeskOverview } from '../../contract/desk-schemas.ts';
import type { ChartSpec } from '../chart/chart-spec.ts';
import { comparedWord, GRAINS } from '../report-words.ts';
import type { OverviewSearch } from './overview-search.ts';

/** Turnover of the stretches beside that of the time compared with, where there was any. */
export function turnoverChart(
  series: DeskOverview['series'],
  search: Pick<OverviewSearch, 'compare' | 'grain'>,
): ChartSpec {
  const before = series.some((point) => Number(point.before ?? 0) !== 0) ? comparedWord(search) : null;
  return {
    title: `按${GRAINS[search.grain ?? 'month']}成交金额（含税含运费）`,
    labels: series.map(({ label }) => label),
    bars: [
      { name: '成交金额', tone: 'primary', unit: 'yuan', values: series.map(({ amount }) => amount) },
      ...(before
        ? [{ name: before, tone: 'quiet', unit: 'yuan', values: series.map((point) => point.before) } as const]
        : []),
    ],
    lines: [{ name: '订单', tone: 'accent', unit: 'count', values: series.map(({ orders }) => String(orders)) }],
    running: series.map(({ running }) => running),
  };
}
