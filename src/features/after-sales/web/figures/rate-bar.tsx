import styles from './figures.module.css';

/** A share of returns as a bar and a number; the number says it all. Shares are small: the largest fills its bar. */
export function RateBar({ rate, largest }: { rate: string | null; largest: number }) {
  if (rate === null) return <>—</>;
  const width = largest > 0 ? Math.min(100, (Number(rate) * 100) / largest) : 0;
  return (
    <span className={styles.rate}>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${width}%` }} />
      </span>
      {rate}%
    </span>
  );
}
