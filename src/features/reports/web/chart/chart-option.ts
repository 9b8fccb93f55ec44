import type { BarSeriesOption, LineSeriesOption, PictorialBarSeriesOption } from 'echarts/charts';
import type { GridComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { Unit } from '../figures/figure-text.ts';
import type { ChartColours } from './chart-colours.ts';
import { axisText, type ChartSpec, type Series, seriesOf } from './chart-spec.ts';
import { chartTooltip } from './chart-tooltip.ts';

export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | PictorialBarSeriesOption | GridComponentOption | TooltipComponentOption
>;

const numbers = ({ values }: Series) => values.map((value) => (value === null ? null : Number(value)));

const isQuiet = ({ tone }: Series) => Number(tone === 'quiet');

/** What is compared with stands left of what it is about. */
function bars({ bars: all = [], running = [] }: ChartSpec, colours: ChartColours): BarSeriesOption[] {
  const inOrder = all.toSorted((a, b) => isQuiet(b) - isQuiet(a));
  return inOrder.map((series) => ({
    type: 'bar',
    name: series.name,
    barMaxWidth: 28,
    barGap: '12%',
    barCategoryGap: '34%',
    color: colours[series.tone],
    itemStyle: { borderRadius: [2, 2, 0, 0] },
    data: numbers(series).map((value, place) => ({
      value,
      ...(running[place] && series.tone === 'primary' && { itemStyle: { color: colours.pale } }),
    })),
  }));
}

/** A short line as wide as the bars below it. */
const marks = ({ marks: all = [] }: ChartSpec, colours: ChartColours): PictorialBarSeriesOption[] =>
  all.map((series) => ({
    type: 'pictorialBar',
    name: series.name,
    symbol: 'rect',
    symbolPosition: 'end',
    symbolSize: ['62%', 2],
    symbolOffset: [0, -1],
    barGap: '-100%',
    z: 4,
    silent: true,
    color: colours[series.tone],
    data: numbers(series),
  }));

const lines = (spec: ChartSpec, colours: ChartColours): LineSeriesOption[] =>
  (spec.lines ?? []).map((series) => ({
    type: 'line',
    name: series.name,
    yAxisIndex: hasOwnAxis(spec) ? 1 : 0,
    symbol: 'circle',
    symbolSize: 6,
    color: colours[series.tone],
    lineStyle: { width: 2 },
    data: numbers(series),
  }));

/** Lines that count something else than the bars are measured on the right. */
const hasOwnAxis = ({ bars: all, lines: others }: ChartSpec) =>
  all?.[0] !== undefined && others?.[0] !== undefined && all[0].unit !== others[0].unit;

const valueAxis = (unit: Unit, colours: ChartColours, second: boolean) => ({
  type: 'value' as const,
  splitNumber: 3,
  ...(unit === 'percent' && { max: 100, min: 0, interval: 25 }),
  splitLine: { show: !second, lineStyle: { color: colours.line } },
  axisLabel: { color: colours.quietInk, formatter: (value: number) => axisText(unit, value) },
});

/** The drawing of a chart in the colours of the shop. */
export function chartOption(spec: ChartSpec, colours: ChartColours, still: boolean): ChartOption {
  const [first] = seriesOf(spec);
  const second = hasOwnAxis(spec) ? spec.lines?.[0] : undefined;
  return {
    animation: !still,
    animationDuration: 240,
    textStyle: { fontFamily: 'inherit', color: colours.ink },
    grid: { left: 4, right: 4, top: 14, bottom: 2, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: colours.line, opacity: 0.8 } },
      confine: true,
      borderColor: colours.quiet,
      backgroundColor: colours.ground,
      formatter: (about) => chartTooltip(spec, [about].flat()[0]?.dataIndex ?? 0),
    },
    xAxis: {
      type: 'category',
      data: [...spec.labels],
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colours.quiet } },
      axisLabel: { color: colours.quietInk, hideOverlap: true },
    },
    yAxis: [
      valueAxis(first?.unit ?? 'count', colours, false),
      ...(second ? [valueAxis(second.unit, colours, true)] : []),
    ],
    series: [...bars(spec, colours), ...marks(spec, colours), ...lines(spec, colours)],
  };
}
