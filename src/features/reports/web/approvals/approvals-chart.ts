import type { ApprovalsAnswer } from '../../contract/report-topics.ts';
import type { ChartSpec } from '../chart/chart-spec.ts';

/** How many were decided, and how long they took. */
export const approvalsChart = (series: ApprovalsAnswer['series']): ChartSpec => ({
  title: '审批完成数与平均用时',
  labels: series.map(({ label }) => label),
  bars: [{ name: '审批完成', tone: 'primary', unit: 'count', values: series.map(({ decided }) => String(decided)) }],
  lines: [{ name: '平均用时', tone: 'accent', unit: 'hours', values: series.map(({ hours }) => hours) }],
});
