import { useLayoutEffect, useRef } from 'react';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import styles from './row-window.module.css';
import { FIRST_ROWS, type RowWindowProps } from './row-window-props.ts';

const virtualRows = lateComponent<RowWindowProps>(async () => (await import('./virtual-rows.tsx')).default);

/** A field of a row, in words that find it again once the rows are drawn anew. */
function nameOf(field: Element): string | null {
  if (!(field instanceof HTMLElement)) return null;
  const row = field.closest<HTMLElement>('[data-row]')?.dataset.row;
  const { cell } = field.dataset;
  return row && cell ? `[data-row="${row}"] [data-cell="${cell}"]` : null;
}

/**
 * Rows of a table that scrolls with the page. A short one is drawn whole; for a long one comes what draws the rows near
 * the view only, and whoever is writing goes on in the same field.
 */
export function RowWindow(props: RowWindowProps) {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<string | null>(null);
  const VirtualRows = virtualRows.useWhen(props.count > FIRST_ROWS);
  const whole = VirtualRows === null;
  useLayoutEffect(() => {
    if (field.current) place.current?.querySelector<HTMLElement>(field.current)?.focus();
  }, [whole]);
  const note = (name: string | null) => {
    field.current = name;
  };
  return (
    <div ref={place} role="presentation" onFocus={({ target }) => note(nameOf(target))} onBlur={() => note(null)}>
      {VirtualRows ? <VirtualRows {...props} /> : <FirstRows {...props} />}
    </div>
  );
}

function FirstRows({ count, rowHeight, rowKey, render }: RowWindowProps) {
  const drawn = Math.min(count, FIRST_ROWS);
  return (
    <div role="rowgroup" className={styles.first} style={{ minHeight: count * rowHeight }}>
      {Array.from({ length: drawn }, (_, index) => (
        <div key={rowKey(index)} role="presentation" data-index={index}>
          {render(index)}
        </div>
      ))}
    </div>
  );
}
