import { useState } from 'react';

export interface Selection<Row> {
  /** Chosen rows of every page, in the order they were chosen. */
  rows: Row[];
  has: (key: string) => boolean;
  set: (entries: readonly (readonly [key: string, row: Row])[], chosen: boolean) => void;
  clear: () => void;
}

/** Chosen rows, kept while pages and filters change. */
export function useSelection<Row>(): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  return {
    rows: [...chosen.values()],
    has: (key) => chosen.has(key),
    set: (entries, add) =>
      setChosen((before) => {
        const after = new Map(before);
        for (const [key, row] of entries) {
          if (add) after.set(key, row);
          else after.delete(key);
        }
        return after;
      }),
    clear: () => setChosen(new Map()),
  };
}
