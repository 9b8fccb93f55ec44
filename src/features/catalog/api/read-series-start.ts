import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { SeriesTable } from '../contract/item-schemas.ts';
import { KeptLayouts } from './kept-layouts.ts';
import { layOutSeries, presentSeries } from './present-series.ts';
import { readSeriesItems, readSomeOfSeries } from './read-series.ts';

const layouts = new KeptLayouts();

/**
 * The first rows of an item's series, for its page. All of a series is read to lay it out; where its layout is known, the
 * rows that are shown are read alone, with the prices and the stock of the moment, and beside them what the caller sees of
 * the series as a whole. Who sees nothing of it is told so after one statement, whatever others saw: neither the answer nor
 * its work tells that the item exists.
 */
export async function readSeriesStart(
  db: Db,
  caller: Pick<Caller, 'firmId' | 'departmentId' | 'levelCode'>,
  { itemCode, most }: { itemCode: string; most: number },
): Promise<SeriesTable | null> {
  const { levelCode } = caller;
  const guess = layouts.guess(itemCode, caller);
  if (guess) {
    const skuIds = guess.rows.slice(0, most).map(({ skuId }) => skuId);
    const items = await readSomeOfSeries(db, levelCode, { itemCode, skuIds });
    const { fingerprint, ...layout } = guess;
    const [seen] = items;
    if (!seen) return null;
    if (seen.fingerprint === fingerprint) return presentSeries(layout, items, most);
  }
  const items = await readSeriesItems(db, levelCode, { itemCode });
  const [first] = items;
  if (!first) return null;
  const layout = layOutSeries(items);
  layouts.keep(itemCode, caller, { ...layout, fingerprint: first.fingerprint });
  return presentSeries(layout, items, most);
}
