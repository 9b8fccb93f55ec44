import type { KeyboardEvent } from 'react';
import { CELLS, type CellName } from './typed-rows.ts';

/** Where the focus goes from a cell, by places. */
export type GridMove = { kind: 'cell'; row: number; cell: CellName } | { kind: 'newRow' } | { kind: 'removeRow' };

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * What a key means in a cell of the grid: Enter goes on as Tab does and from the last cell to a new row, arrows go up and
 * down, Alt+Delete takes the row away. Null: the key is the field's own.
 */
export function moveOf(key: Key, row: number, cell: CellName, rowCount: number): GridMove | null {
  if (key.altKey && key.key === 'Delete') return { kind: 'removeRow' };
  if (key.altKey || key.ctrlKey || key.metaKey) return null;
  if (key.key === 'ArrowDown' && row < rowCount - 1) return { kind: 'cell', row: row + 1, cell };
  if (key.key === 'ArrowUp' && row > 0) return { kind: 'cell', row: row - 1, cell };
  if (key.key !== 'Enter') return null;
  const at = CELLS.indexOf(cell);
  const step = key.shiftKey ? -1 : 1;
  const next = CELLS[at + step];
  if (next) return { kind: 'cell', row, cell: next };
  if (step < 0) return row > 0 ? { kind: 'cell', row: row - 1, cell: 'note' } : null;
  return row < rowCount - 1 ? { kind: 'cell', row: row + 1, cell: 'code' } : { kind: 'newRow' };
}
