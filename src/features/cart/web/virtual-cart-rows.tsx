import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { CartRow, type RowsProps } from './cart-row.tsx';
import styles from './cart-table.module.css';
import { rowHeight } from './row-height.ts';

/** Rows above and below the view that are drawn already: a quick scroll shows no gap. */
const OVERSCAN = 10;

/** The rows in view of a long cart, between two gaps as high as the rows that are not drawn. */
export default function VirtualCartRows({ rows, view, acts }: RowsProps) {
  const start = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => start.current && setTop(start.current.getBoundingClientRect().top + window.scrollY);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- its functions are read in this component alone, and rows are memoised
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => {
      const row = rows[index];
      return row ? rowHeight(row, view) : 0;
    },
    getItemKey: (index) => rows[index]?.key ?? index,
    scrollMargin: top,
    overscan: OVERSCAN,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <>
      <tbody ref={start} aria-hidden="true">
        <Gap height={before} />
      </tbody>
      {items.map(({ index, key }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <tbody key={key} data-index={index} ref={virtualizer.measureElement}>
            <CartRow row={row} view={view} acts={acts} rowIndex={index + 2} />
          </tbody>
        );
      })}
      <tbody aria-hidden="true">
        <Gap height={after} />
      </tbody>
    </>
  );
}

function Gap({ height }: { height: number }) {
  return (
    <tr>
      <td colSpan={6} aria-hidden="true" className={styles.gap} style={{ height: Math.max(0, height) }} />
    </tr>
  );
}
