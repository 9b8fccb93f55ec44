import { useState } from 'react';
import type { ApprovalRow } from '../contract/approval-schemas.ts';
import { type ActedRow, withActed } from './acted-rows.ts';
import type { DecidedRow } from './use-decide.tsx';
import { type Delayed, useDelayed } from './use-delayed.ts';

/** What came of a press on a row. */
export interface RowState {
  /** It waits on the server, or was not carried out. */
  delayed?: Delayed;
  /** It is decided; the words say how. */
  done?: string;
}

export const rowKey = (row: ApprovalRow): string => row.taskId ?? row.requestNo;

interface Memory {
  view: string;
  acted: readonly ActedRow<ApprovalRow>[];
}

/**
 * Rows of a view with what came of the presses on them. Rows that were acted on stay where they were, whatever the server
 * lists by now, until the person looks at something else.
 */
export function useRowStates(view: string, fresh: readonly ApprovalRow[]) {
  const delayed = useDelayed();
  const [memory, setMemory] = useState<Memory>({ view, acted: [] });
  const acted = memory.view === view ? memory.acted : [];
  const rows = withActed(fresh, acted, rowKey);
  const listed = new Set(fresh.map(rowKey));
  const stateOf = (row: ApprovalRow): RowState | undefined => {
    const key = rowKey(row);
    const pressed = delayed.get(key);
    if (pressed?.status === 'waiting') return { delayed: pressed };
    const words = acted.find((one) => rowKey(one.row) === key)?.words;
    // What still is to be done was taken back, or came to nothing.
    if (listed.has(key)) return pressed?.status === 'lapsed' ? { delayed: pressed } : undefined;
    if (words === undefined) return undefined;
    return pressed?.status === 'lapsed' ? { delayed: pressed, done: '未执行' } : { done: words };
  };
  /** Remembers where rows stood that were decided, or wait to be. */
  const remember = (chosen: readonly ApprovalRow[], decided: readonly DecidedRow[], words: string) => {
    const keys = new Set(decided.map(({ taskId }) => taskId));
    const more = chosen.flatMap((row) => {
      const at = rows.findIndex((one) => rowKey(one) === rowKey(row));
      return keys.has(rowKey(row)) && at >= 0 ? [{ row, at, words }] : [];
    });
    const known = new Set(more.map(({ row }) => rowKey(row)));
    setMemory({ view, acted: [...acted.filter(({ row }) => !known.has(rowKey(row))), ...more] });
  };
  return { rows, stateOf, remember };
}
