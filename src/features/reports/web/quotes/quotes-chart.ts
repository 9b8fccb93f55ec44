import type { QuotesAnswer } from '../../contract/report-topics.ts';
import type { ChartSpec } from '../chart/chart-spec.ts';

/** Quotes, and those of them that became orders. */
export const quotesChart = (series: QuotesAnswer['series']): ChartSpec => ({
  title: '报价与已转订单',
  labels: series.map(({ label }) => label),
  bars: [
    { name: '报价', tone: 'quiet', unit: 'count', values: series.map(({ quotes }) => String(quotes)) },
    { name: '已转订单', tone: 'primary', unit: 'count', values: series.map(({ converted }) => String(converted)) },
  ],
});
