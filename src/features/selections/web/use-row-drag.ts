import { type PointerEvent, useState } from 'react';

interface Drag {
  from: number;
  over: number;
}

/** Row of a table under a point, by its place among the rows. */
function rowAt(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLTableRowElement>('tr[data-place]');
  return row ? Number(row.dataset.place) : null;
}

/**
 * Rows that are dragged by a handle, with mouse, pen or finger. The keyboard moves them by the handle's own keys; that
 * is the table's business.
 */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const handle = (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: place, over: place });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag) return;
      const over = rowAt(event.clientX, event.clientY);
      if (over !== null && over !== drag.over) setDrag({ ...drag, over });
    },
    onPointerUp: () => {
      if (drag && drag.over !== drag.from) onMove(drag.from, drag.over);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  /** How the row looks while something is dragged: the one in hand, or the one it would go to. */
  const stateOf = (place: number): 'held' | 'above' | 'below' | undefined => {
    if (!drag) return undefined;
    if (place === drag.from) return 'held';
    if (place !== drag.over) return undefined;
    return drag.over < drag.from ? 'above' : 'below';
  };
  return { handle, stateOf };
}
