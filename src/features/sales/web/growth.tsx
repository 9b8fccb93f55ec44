import type { SalesGrowth } from '../contract/sales-contract.ts';
import styles from './workspace.module.css';

/** Why no rate is told. */
const WITHOUT_RATE = { none: '去年同期无订单', small: '去年同期金额小，不比较' } as const;

/** Change against last year: a direction and a figure where they mean something, never colour alone. */
export function Growth({ growth: { base, percent } }: { growth: SalesGrowth }) {
  if (base !== 'sound') return <span className={styles.flat}>{WITHOUT_RATE[base]}</span>;
  if (percent === 0) return <span className={styles.flat}>持平</span>;
  return percent > 0 ? (
    <span className={styles.up}>↑ {percent}%</span>
  ) : (
    <span className={styles.down}>↓ {-percent}%</span>
  );
}
