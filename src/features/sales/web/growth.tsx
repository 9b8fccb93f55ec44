import type { SalesGrowth } from '../contract/sales-contract.ts';
import styles from './workspace.module.css';

/** Why no rate is told, in short and in full. */
const WITHOUT_RATE = {
  none: ['去年无订单', '去年同期没有订单'],
  small: ['去年基数小', '去年同期金额太小，增幅没有意义，不计算'],
} as const;

/** Change against last year: a direction and a figure where they mean something, never colour alone. */
export function Growth({ growth: { base, percent } }: { growth: SalesGrowth }) {
  if (base !== 'sound') {
    const [brief, whole] = WITHOUT_RATE[base];
    return (
      <span className={styles.flat} title={whole}>
        {brief}
      </span>
    );
  }
  if (percent === 0) return <span className={styles.flat}>持平</span>;
  return percent > 0 ? (
    <span className={styles.up}>↑ {percent}%</span>
  ) : (
    <span className={styles.down}>↓ {-percent}%</span>
  );
}
