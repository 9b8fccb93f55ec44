import { displayDay } from '#platform/shared/display-time.ts';
import type { ApprovalDetail } from '../contract/approval-schemas.ts';
import styles from './price-trend.module.css';

type Prices = ApprovalDetail['lines'][number]['prices'];

const [WIDTH, HEIGHT] = [64, 20];

/** The line of earlier prices up to the one asked for; words say the same to those who do not see it. */
function points(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = WIDTH / Math.max(values.length - 1, 1);
  const y = (value: number) => (high === low ? HEIGHT / 2 : HEIGHT - 2 - ((value - low) / (high - low)) * (HEIGHT - 4));
  return values.map((value, index) => `${(index * step).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
}

function changeText(now: number, before: number): string {
  if (before === 0 || now === before) return '与上次持平';
  const percent = (Math.abs(now - before) / before) * 100;
  return `比上次${now > before ? '高' : '低'} ${percent.toFixed(1)}%`;
}

/** What was paid last, and how the price went. */
export function PriceTrend({ prices, now }: { prices: Prices; now: string }) {
  const last = prices.at(-1);
  if (!last) return <span className={styles.none}>首次采购</span>;
  const text = changeText(Number(now), Number(last.price));
  return (
    <span className={styles.trend} data-up={Number(now) > Number(last.price) || undefined}>
      <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polyline points={points([...prices.map(({ price }) => Number(price)), Number(now)])} />
      </svg>
      <span>
        上次 ¥{last.price}（{displayDay(last.at)}）
        <br />
        {text}
      </span>
    </span>
  );
}
