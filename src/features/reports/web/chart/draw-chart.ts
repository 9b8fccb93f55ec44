import { BarChart, LineChart, PictorialBarChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { chartColours } from './chart-colours.ts';
import { chartOption } from './chart-option.ts';
import type { ChartSpec } from './chart-spec.ts';

register([BarChart, LineChart, PictorialBarChart, GridComponent, TooltipComponent, SVGRenderer]);

export interface Drawing {
  show: (spec: ChartSpec) => void;
  end: () => void;
}

/** Whoever asked the system for less motion gets none. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Draws within an element and follows its width, that of a printed page as well. `onPick` hears which stretch was
 * pressed. The library comes with this file, and this file with the first chart that is shown.
 */
export function drawChart(box: HTMLElement, onPick: (place: number) => void): Drawing {
  const chart = init(box, null, { renderer: 'svg' });
  // On paper the drawing may be narrower than it was drawn: its style sheet shrinks it, for which it must say how large it is.
  const measure = () =>
    box.querySelector('svg')?.setAttribute('viewBox', `0 0 ${chart.getWidth()} ${chart.getHeight()}`);
  const fit = () => {
    chart.resize({ animation: { duration: 0 } });
    measure();
  };
  const follow = new ResizeObserver(fit);
  follow.observe(box);
  addEventListener('beforeprint', fit);
  addEventListener('afterprint', fit);
  chart.getZr().on('click', ({ offsetX, offsetY }) => {
    const at = [offsetX, offsetY];
    if (!chart.containPixel('grid', at)) return;
    const [place] = chart.convertFromPixel('grid', at);
    if (place !== undefined) onPick(place);
  });
  return {
    show: (spec) => {
      chart.setOption(chartOption(spec, chartColours(box), isStill()), { notMerge: true });
      measure();
    },
    end: () => {
      follow.disconnect();
      removeEventListener('beforeprint', fit);
      removeEventListener('afterprint', fit);
      chart.dispose();
    },
  };
}
