import { Bar } from '../figures/bar.tsx';
import styles from './breakdown.module.css';

/** A share as a bar and a number; the number says it all. */
export function ShareBar({ share }: { share: string | null }) {
  if (share === null) return <>—</>;
  return (
    <span className={styles.share}>
      <Bar percent={Number(share)} className={styles.track} />
      {share}%
    </span>
  );
}
