import { useEffect, useReducer, useState } from 'react';
import { keepRows, readKeptRows } from './kept-rows.ts';
import { changeRows, emptyRows, isBlank } from './typed-rows.ts';

const KEEP_MS = 400;

/** The rows of the page, kept over a reload of the tab. */
export function useTypedRows() {
  const [state, change] = useReducer(changeRows, null, emptyRows);
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const kept = readKeptRows();
    if (kept.length > 0) change({ kind: 'restore', rows: kept });
    setRestored(true);
  }, []);
  const { rows } = state;
  useEffect(() => {
    if (!restored) return;
    const keep = () => keepRows(rows.filter((row) => !isBlank(row)));
    const timer = setTimeout(keep, KEEP_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [rows, restored]);
  return { state, change };
}
