import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

type Size = { width?: number | string; height?: number | string };

export function SkeletonBlock({ width = '100%', height = 14 }: Size) {
  return <span className={styles.block} style={{ width, height }} />;
}

/** Stands where content is coming, in its shape; readers hear one word instead of the shapes. */
export function Skeleton({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <span className="visually-hidden">正在加载</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

const LINE_WIDTHS = ['92%', '78%', '86%', '64%'];

export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <Skeleton>
      <div className={styles.lines}>
        {Array.from({ length: count }, (_, index) => (
          <SkeletonBlock key={index} width={LINE_WIDTHS[index % LINE_WIDTHS.length]} />
        ))}
      </div>
    </Skeleton>
  );
}

/** Rows of a table whose height is known before they come. */
export function SkeletonRows({
  count = 8,
  height = 44,
  columns = 5,
}: {
  count?: number;
  height?: number;
  columns?: number;
}) {
  return (
    <Skeleton>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row} style={{ height }}>
          {Array.from({ length: columns }, (_, column) => (
            <span key={column} className={styles.cell}>
              <SkeletonBlock width={LINE_WIDTHS[(row + column) % LINE_WIDTHS.length]} />
            </span>
          ))}
        </div>
      ))}
    </Skeleton>
  );
}
