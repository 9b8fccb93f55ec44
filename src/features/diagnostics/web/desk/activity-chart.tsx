import { useQuery } from '@tanstack/react-query';
import { displayTime } from '#platform/shared/display-time.ts';
import type { ActivityHour } from '../../contract/diagnostics-schemas.ts';
import { chartBars } from '../../rules/chart-bars.ts';
import styles from './activity-chart.module.css';
import { activityQuery } from './desk-queries.ts';

const BOX = { width: 480, height: 48 };
const MINUTE_MS = 60_000;

/** Visits and errors of the last 24 hours, hour by hour. */
export function ActivityChart() {
  const { data } = useQuery({ ...activityQuery, refetchInterval: MINUTE_MS });
  const hours = data ?? [];
  return (
    <section aria-label="最近 24 小时" className={styles.charts}>
      <Bars title="访问" hours={hours} valueOf={(hour) => hour.visits} className={styles.visits} />
      <Bars title="错误" hours={hours} valueOf={(hour) => hour.errors} className={styles.errors} />
    </section>
  );
}

type BarsProps = {
  title: string;
  hours: readonly ActivityHour[];
  valueOf: (hour: ActivityHour) => number;
  className?: string;
};

function Bars({ title, hours, valueOf, className }: BarsProps) {
  const values = hours.map(valueOf);
  const total = values.reduce((sum, value) => sum + value, 0);
  const bars = chartBars(values, BOX);
  const width = BOX.width / Math.max(1, hours.length);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        24 小时{title} <strong>{total.toLocaleString('zh-CN')}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" className={className} role="img">
        <title>{`最近 24 小时每小时${title}数，共 ${total}，最多 ${Math.max(0, ...values)}`}</title>
        <line x1={0} x2={BOX.width} y1={BOX.height} y2={BOX.height} className={styles.axis} />
        {bars.map((bar, at) => (
          <rect key={hours[at]?.hour} x={bar.x + 1} y={bar.y} width={width - 2} height={bar.height}>
            <title>{`${displayTime(hours[at]?.hour ?? '')}：${values[at]}`}</title>
          </rect>
        ))}
      </svg>
    </figure>
  );
}
