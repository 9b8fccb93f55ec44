import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './row-window.module.css';
import { FIRST_ROWS, type RowWindowProps } from './row-window-props.ts';

/** Rows of a long table that scrolls with the page: only those near the view exist. */
export default function VirtualRows({ count, rowHeight, rowKey, render }: RowWindowProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setScrollMargin(Math.round((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    // What stands above may grow or go, and the page changes its height with it.
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here and handed to nobody
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    getItemKey: rowKey,
    overscan: 8,
    scrollMargin,
    initialRect: { width: 0, height: rowHeight * FIRST_ROWS },
  });
  return (
    <div ref={place} className={styles.rows} role="rowgroup" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((item) => (
        <div
          key={item.key}
          ref={rows.measureElement}
          role="presentation"
          className={styles.row}
          data-index={item.index}
          style={{ transform: `translateY(${item.start - scrollMargin}px)` }}
        >
          {render(item.index)}
        </div>
      ))}
    </div>
  );
}
