import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import styles from './chart.module.css';
import { type ChartSpec, describeChart, seriesOf } from './chart-spec.ts';
import { ChartTable } from './chart-table.tsx';
import type { Drawing } from './draw-chart.ts';

export interface ReportChartProps {
  spec: ChartSpec;
  /** Opens the lines of a stretch. */
  onOpen?: (place: number) => void;
  stale?: boolean;
}

/** Keeps the drawing what the figures are. */
function useDrawing(spec: ChartSpec, onOpen: ((place: number) => void) | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ spec, onOpen });
  const drawing = useRef<Drawing | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    latest.current = { spec, onOpen };
  });
  useEffect(() => {
    let left = false;
    void import('./draw-chart.ts').then(
      ({ drawChart }) => {
        if (left || !box.current) return;
        drawing.current = drawChart(box.current, (place) => latest.current.onOpen?.(place));
        drawing.current.show(latest.current.spec);
      },
      () => setFailed(true),
    );
    return () => {
      left = true;
      drawing.current?.end();
      drawing.current = null;
    };
  }, []);
  // Made anew with every render of the page: what it says is what counts.
  const said = JSON.stringify(spec);
  useEffect(() => drawing.current?.show(JSON.parse(said) as ChartSpec), [said]);
  return { box, failed };
}

/**
 * A chart with the same figures in a table: it is shown on request, printed always, and read by whoever cannot see the
 * drawing. Where the drawing cannot be loaded the table stands in its place.
 */
export function ReportChart({ spec, onOpen, stale = false }: ReportChartProps) {
  const id = useId();
  const { box, failed } = useDrawing(spec, onOpen);
  const [asked, setAsked] = useState(false);
  const shown = asked || failed;
  return (
    <figure className={joinClasses(styles.figure, stale && styles.stale)} aria-label={spec.title}>
      <div className={styles.head}>
        <ul className={styles.legend} aria-hidden="true">
          {seriesOf(spec).map(({ name, tone }, place) => (
            <li key={name} data-chart-tone={tone} data-chart-line={place >= (spec.bars?.length ?? 0) || undefined}>
              {name}
            </li>
          ))}
        </ul>
        <Button kind="quiet" size="sm" aria-expanded={shown} aria-controls={id} onClick={() => setAsked(!shown)}>
          {shown ? '收起表格' : '看表格'}
        </Button>
      </div>
      {!failed && (
        <div
          ref={box}
          role="img"
          aria-label={describeChart(spec)}
          className={joinClasses(styles.drawing, onOpen && styles.pressable)}
        />
      )}
      <div id={id} className={joinClasses(styles.table, ...(shown ? [] : ['visually-hidden', styles.unseen]))}>
        <ChartTable spec={spec} onOpen={onOpen} reachable={shown} />
      </div>
    </figure>
  );
}
