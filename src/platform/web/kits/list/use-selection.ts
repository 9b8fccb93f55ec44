import { useState } from 'react';

export interface Selection<Row> {
  keys: string[];
  rows: Row[];
  /** All keys chosen now, on every page, with the rows that are known. */
  choose: (keys: readonly string[], rows: readonly (Row | undefined)[]) => void;
  clear: () => void;
}

/** Chosen rows, kept while pages and filters change. */
export function useSelection<Row>(): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  return {
    keys: [...chosen.keys()],
    rows: [...chosen.values()],
    choose: (keys, rows) =>
      setChosen((before) => {
        const entries = keys.flatMap((key, index): [string, Row][] => {
          const row = rows[index] ?? before.get(key);
          return row === undefined ? [] : [[key, row]];
        });
        return new Map(entries);
      }),
    clear: () => setChosen(new Map()),
  };
}
