import type { DeliveryAnswer } from '../../contract/delivery-schemas.ts';
import type { ChartSpec } from '../chart/chart-spec.ts';

/** How many of the promises that were due were kept, in percent. */
export const deliveryChart = (series: DeliveryAnswer['series']): ChartSpec => ({
  title: '准时与足量',
  labels: series.map(({ label }) => label),
  bars: [{ name: '准时足量', tone: 'primary', unit: 'percent', values: series.map(({ both }) => both) }],
  lines: [
    { name: '准时率', tone: 'success', unit: 'percent', values: series.map(({ onTime }) => onTime) },
    { name: '足量率', tone: 'accent', unit: 'percent', values: series.map(({ inFull }) => inFull) },
  ],
});
