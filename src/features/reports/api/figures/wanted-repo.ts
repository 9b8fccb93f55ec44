import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { Days } from '../../contract/filter-days.ts';
import type { Dimension, ReportFilter } from '../../contract/report-filter.ts';
import { DIMENSION_LISTS, DIMENSIONS } from '../../rules/report-words.ts';
import { comparedDays } from '../../rules/stretches.ts';
import { columnOf, type PlaceColumns, readBelow, readCategoryIds, readKnown } from './read-places.ts';
import type { Viewer } from './read-viewer.ts';

/** Places a filter asks for: these, and with `outside` whatever is not known. */
export interface WantedPlaces {
  by: Dimension;
  ids: readonly bigint[];
  /** All that the dimension has; null: what belongs nowhere is not asked for. */
  known: readonly bigint[] | null;
}

/** A filter as the statements ask it: numbers looked up, days worked out. */
export interface Wanted extends Days {
  firmId: bigint;
  /** The desk looks at all firms together; its right lets it (`report_*` policies of the desk). */
  everyFirm?: true;
  basis: ReportFilter['basis'];
  tax: ReportFilter['tax'];
  compared: Days | null;
  people: readonly bigint[] | null;
  places: readonly WantedPlaces[];
}

/** Some places of one dimension, with what lies below them. */
export async function wantPlaces(
  db: Db,
  firmId: bigint,
  by: Dimension,
  { keys, own = false }: { keys: readonly string[]; own?: boolean },
): Promise<WantedPlaces> {
  const named = keys.filter((key) => key !== 'none').map(BigInt);
  const ids = named.length === 0 || own ? named : await readBelow(db, by, firmId, named);
  const known = keys.includes('none') ? await readKnown(db, by, firmId) : null;
  return { by, ids, known };
}

async function wantCategories(db: Db, firmId: bigint, codes: readonly string[]): Promise<WantedPlaces> {
  const ids = await readBelow(db, 'category', firmId, await readCategoryIds(db, codes));
  return { by: 'category', ids, known: null };
}

export async function wantFigures(db: Db, viewer: Viewer, filter: ReportFilter): Promise<Wanted> {
  const { firmId, people } = viewer;
  const { from, to, basis, tax } = filter;
  const places: WantedPlaces[] = [];
  for (const by of DIMENSIONS) {
    const keys = filter[DIMENSION_LISTS[by]];
    if (keys.length === 0) continue;
    places.push(
      by === 'category' ? await wantCategories(db, firmId, keys) : await wantPlaces(db, firmId, by, { keys }),
    );
  }
  return { firmId, basis, tax, from, to, compared: comparedDays(filter), people, places };
}

export const idList = (ids: readonly bigint[]): SQL => sql`${sql.param(ids.map(String))}::bigint[]`;

export function inPlaces(columns: PlaceColumns, { by, ids, known }: WantedPlaces): SQL | undefined {
  const column = columnOf(columns, by);
  const among = sql`${column} = any(${idList(ids)})`;
  return known === null ? among : or(among, sql`${column} <> all(${idList(known)})`);
}

/** Whose and where: the one condition of sums, counts, lines and exports alike. The days come beside it. */
export function inSight(columns: PlaceColumns, { firmId, everyFirm, people, places }: Wanted): SQL | undefined {
  return and(
    // Said, for a condition must say something.
    everyFirm ? sql`true` : sql`${columns.firmId} = ${firmId}`,
    people === null ? undefined : sql`${columns.userId} = any(${idList(people)})`,
    ...places.map((wanted) => inPlaces(columns, wanted)),
  );
}
