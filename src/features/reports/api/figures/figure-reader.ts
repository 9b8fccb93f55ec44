import type { Db } from '#platform/api/database.ts';
import type { ReportFilter } from '../../contract/report-filter.ts';
import { bigintsAsText, KeptFigures } from './kept-figures.ts';
import type { Viewer } from './read-viewer.ts';
import { type Wanted, wantFigures } from './wanted-repo.ts';

/** One asking: who, what, and where figures are kept. */
export interface Asking<F extends ReportFilter = ReportFilter> {
  db: Db;
  viewer: Viewer;
  filter: F;
  wanted: Wanted;
  kept: KeptFigures;
}

/** Without `kept` for one answer alone: a file or a letter, which nobody asks for twice. */
export async function ask<F extends ReportFilter>(
  db: Db,
  viewer: Viewer,
  filter: F,
  kept = new KeptFigures(),
): Promise<Asking<F>> {
  return { db, viewer, filter, kept, wanted: await wantFigures(db, viewer, filter) };
}

/** Reads what only the ledger and the asking decide, or takes it from what is kept of this generation. */
export function readKept<T>({ viewer, wanted, kept }: Asking, what: string, read: () => Promise<T>): Promise<T> {
  return kept.read(`${what} ${JSON.stringify(wanted, bigintsAsText)}`, viewer.generation, read);
}
