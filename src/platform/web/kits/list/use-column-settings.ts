import { useLayoutEffect, useState } from 'react';
import { browserStore } from '../../browser/browser-store.ts';
import type { ListColumn } from './list-column.ts';

export interface ColumnSettings<Row> {
  shown: readonly ListColumn<Row>[];
  isShown: (key: string) => boolean;
  toggle: (key: string) => void;
  reset: () => void;
}

// The server renders no effects; there the plain columns stand.
const useBeforePaint = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** Which columns a person wants to see, kept for that person in this browser. */
export function useColumnSettings<Row>(storeKey: string, columns: readonly ListColumn<Row>[]): ColumnSettings<Row> {
  const key = `columns:${storeKey}`;
  const usual = columns.filter((column) => column.optional).map((column) => column.key);
  const [hidden, setHidden] = useState<readonly string[]>(usual);
  useBeforePaint(() => {
    const kept = browserStore.read<unknown>(key);
    if (Array.isArray(kept)) setHidden(kept.filter((name) => typeof name === 'string'));
  }, [key]);
  const keep = (names: readonly string[]) => {
    setHidden(names);
    browserStore.write(key, names, 0);
  };
  const isShown = (name: string) => !hidden.includes(name);
  return {
    shown: columns.filter((column) => column.fixed || isShown(column.key)),
    isShown,
    toggle: (name) => keep(isShown(name) ? [...hidden, name] : hidden.filter((other) => other !== name)),
    reset: () => keep(usual),
  };
}
