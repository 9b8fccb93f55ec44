import styles from './figures.module.css';

/** From here on a bar is full: shares of returns are small, and a bar of a hundred would show nothing. */
const FULL_PERCENT = 20;

/** A share of returns as a bar and a number; the number says it all. */
export function RateBar({ rate }: { rate: string | null }) {
  if (rate === null) return <>—</>;
  const width = Math.min(100, (Number(rate) * 100) / FULL_PERCENT);
  return (
    <span className={styles.rate}>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${width}%` }} />
      </span>
      {rate}%
    </span>
  );
}
