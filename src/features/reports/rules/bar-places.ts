import { axisOf, type ChartAxis } from './chart-axis.ts';

/** A rectangle, in pixels from the upper left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface BarPlaces {
  axis: ChartAxis;
  /** Of each value; null where there is none. */
  bars: readonly (Box | null)[];
  /** Middle of each column. */
  middles: readonly number[];
  /** Height at which a value lies. */
  heightOf(value: number): number;
}

/** Of a column, what its bar takes. */
const BAR_SHARE = 0.62;
const LEAST_PX = 2;
/** Two bars alone would be walls. */
const WIDEST_PX = 96;

/** Where the bars of a chart lie in its field (behaviours 2.13). What is not nothing is seen, however small it is. */
export function placeBars(values: readonly (number | null)[], field: Box, whole: boolean): BarPlaces {
  const axis = axisOf(
    values.filter((value) => value !== null),
    whole,
  );
  const perUnit = field.height / (axis.high - axis.low);
  const heightOf = (value: number) => field.top + (axis.high - value) * perUnit;
  const column = field.width / values.length;
  const width = Math.min(WIDEST_PX, column * BAR_SHARE);
  const middles = values.map((_, at) => field.left + (at + 0.5) * column);
  const bars = middles.map((middle, at): Box | null => {
    const value = values[at] ?? null;
    if (value === null) return null;
    const height = value === 0 ? 0 : Math.max(LEAST_PX, Math.abs(value) * perUnit);
    const ground = heightOf(0);
    const top = Math.min(ground, ground - Math.sign(value) * height);
    return { left: middle - width / 2, top, width, height };
  });
  return { axis, bars, middles, heightOf };
}
