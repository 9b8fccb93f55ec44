import { displayYuan } from '#platform/shared/display-money.ts';
import type { PricesAnswer } from '../../contract/report-topics.ts';
import { priceSteps } from './price-steps.ts';
import styles from './prices.module.css';

const BOX = { width: 132, height: 32, edge: 4 };

type Props = { points: PricesAnswer['rows'][number]['points'] };

/** What an item cost on each day it was bought, as a line of steps: a price holds until the next one. */
export function PriceLine({ points }: Props) {
  const [first, last] = [points[0], points.at(-1)];
  const path = priceSteps(points, BOX);
  if (!first || !last || !path) return <span className={styles.quiet}>价格未变</span>;
  const text = `${points.length} 次买价，${first.on} ${displayYuan(first.price)} 到 ${last.on} ${displayYuan(last.price)}`;
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
      <path d={path} />
    </svg>
  );
}
