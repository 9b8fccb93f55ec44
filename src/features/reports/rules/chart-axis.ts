/** Lines behind the bars of a drawn chart: from the lowest to the highest, the ground among them. */
export interface ChartAxis {
  low: number;
  high: number;
  ticks: readonly number[];
}

/** Steps people count by. */
const STEPS = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 4;

/** The smallest step of people by which so many reach over a span. */
function stepOver(span: number): number {
  const least = span / MOST_STEPS;
  const size = 10 ** Math.floor(Math.log10(least));
  return (STEPS.find((step) => step * size >= least) ?? 10) * size;
}

/**
 * The axis of values (behaviours 2.13): it begins at the ground, so that a bar twice as long is twice as much. Shares always
 * stand before the whole hundred.
 */
export function axisOf(values: readonly number[], whole: boolean): ChartAxis {
  if (whole) return { low: 0, high: 100, ticks: [0, 25, 50, 75, 100] };
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (least === most) return { low: 0, high: 1, ticks: [0] };
  const step = stepOver(most - least);
  const [low, high] = [Math.floor(least / step), Math.ceil(most / step)];
  const ticks = Array.from({ length: high - low + 1 }, (_, at) => (low + at) * step);
  return { low: low * step, high: high * step, ticks };
}
