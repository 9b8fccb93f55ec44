import type { Unit } from '../figures/figure-text.ts';
import { figureText } from '../figures/figure-text.ts';

export { axisText } from '../../rules/figure-text.ts';

/** Colours of what is drawn, by what they say. */
export type Tone = 'primary' | 'quiet' | 'accent' | 'success';

/** One value per stretch, as decimal text; null: nothing to tell. */
export type Values = readonly (string | null)[];

export interface Series {
  name: string;
  values: Values;
  tone: Tone;
  unit: Unit;
}

/** What a chart shows, before anything is drawn: the table beside it and the words for readers are made of the same. */
export interface ChartSpec {
  /** What it is about: 按月采购金额. */
  title: string;
  labels: readonly string[];
  bars?: readonly Series[];
  /** A limit above each bar. */
  marks?: readonly Series[];
  lines?: readonly Series[];
  /** Stretches that are not over: paler. */
  running?: readonly boolean[];
  /** Stretches that do not move any more. */
  closed?: readonly boolean[];
}

export const seriesOf = ({ bars = [], marks = [], lines = [] }: ChartSpec): readonly Series[] => [
  ...bars,
  ...marks,
  ...lines,
];

/** Places of the highest and the lowest value; null where there is none. */
function extremes(values: Values): { high: number; low: number } | null {
  const known = values.flatMap((value, place) => (value === null ? [] : [{ place, value: Number(value) }]));
  const sorted = known.toSorted((a, b) => a.value - b.value);
  const [low, high] = [sorted[0], sorted.at(-1)];
  return low && high ? { high: high.place, low: low.place } : null;
}

/** What somebody hears who does not see the chart: what it shows, its highest and its lowest, and where all of it stands. */
export function describeChart(spec: ChartSpec): string {
  const { title, labels } = spec;
  const [first] = seriesOf(spec);
  const found = first && extremes(first.values);
  if (!first || !found) return `${title}：没有数据`;
  const at = (place: number) => `${labels[place]} ${figureText(first.unit, first.values[place] ?? null)}`;
  return `${title}，共 ${labels.length} 期；${first.name}最高 ${at(found.high)}，最低 ${at(found.low)}。明细见图下表格`;
}
