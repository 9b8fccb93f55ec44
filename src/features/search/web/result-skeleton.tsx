import { SkeletonLines, SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import styles from './result-view.module.css';

const ROWS = 10;
const ROW_PX = 71;

/** Shape of a result page that is on its way. */
export function ResultSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.placeholder}>
        <SkeletonLines count={12} />
      </div>
      <div className={styles.section}>
        <SkeletonRows count={ROWS} height={ROW_PX} columns={6} />
      </div>
    </div>
  );
}
