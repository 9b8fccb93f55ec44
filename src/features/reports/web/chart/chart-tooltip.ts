import { figureText } from '../figures/figure-text.ts';
import styles from './chart.module.css';
import { type ChartSpec, seriesOf } from './chart-spec.ts';

const element = (tag: string, text: string, className?: string) => {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
};

/** What stands beside the pointer: every value of one stretch. Made of elements, so that names of people stay text. */
export function chartTooltip(spec: ChartSpec, place: number): HTMLElement {
  const box = element('div', '', styles.tip);
  const ended = spec.closed?.[place] ? '（已结账）' : spec.running?.[place] ? '（未结束）' : '';
  box.append(element('strong', `${spec.labels[place] ?? ''}${ended}`));
  for (const { name, unit, values } of seriesOf(spec)) {
    const line = element('span', '', styles.tipLine);
    line.append(element('span', name), element('b', figureText(unit, values[place] ?? null)));
    box.append(line);
  }
  return box;
}
