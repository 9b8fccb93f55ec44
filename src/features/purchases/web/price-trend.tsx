import { displayYuan } from '#platform/shared/display-money.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import type { PurchasedItem } from '../contract/purchase-contract.ts';
import { trendPath, trendPoints } from '../rules/trend-line.ts';
import styles from './price-trend.module.css';

const BOX = { width: 104, height: 30, edge: 4 };

/** What readers hear instead of the line, and pointers see as a hint. */
function describe(paid: PurchasedItem['paid']): string {
  const sorted = [...paid].sort((a, b) => Number(a.price) - Number(b.price));
  const [low, high, first] = [sorted[0], sorted.at(-1), paid[0]];
  if (!low || !high || !first) return '';
  const range =
    low.price === high.price
      ? `均为 ${displayYuan(low.price)}`
      : `${displayYuan(low.price)} 至 ${displayYuan(high.price)}`;
  return `最近 ${paid.length} 次单价（自 ${displayDay(first.at)}）${range}`;
}

/** The last prices paid as a small line; the last of them is marked. */
export function PriceTrend({ item: { paid } }: { item: PurchasedItem }) {
  const points = trendPoints(
    paid.map(({ price }) => Number(price)),
    BOX,
  );
  const last = points.at(-1);
  if (!last) return <span className={styles.none}>仅买过一次</span>;
  if (new Set(paid.map(({ price }) => price)).size === 1)
    return <span className={styles.none}>{paid.length} 次未变</span>;
  const text = describe(paid);
  return (
    <svg
      className={styles.line}
      width={BOX.width}
      height={BOX.height}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={text}
    >
      <title>{text}</title>
      <path d={trendPath(points)} />
      <circle cx={last.x} cy={last.y} r={2.5} />
    </svg>
  );
}
