import styles from './workspace.module.css';

/** Change against last year: a direction and a figure, never colour alone. */
export function Growth({ percent }: { percent: number | null }) {
  if (percent === null) return <span className={styles.flat}>无去年数据</span>;
  if (percent === 0) return <span className={styles.flat}>持平</span>;
  return percent > 0 ? (
    <span className={styles.up}>↑ {percent}%</span>
  ) : (
    <span className={styles.down}>↓ {-percent}%</span>
  );
}
