import type { z } from 'zod';
import type { linesInput } from '../../contract/line-schemas.ts';
import type { FigureCode } from '../../rules/report-figures.ts';
import { type Asking, readKept } from '../figures/figure-reader.ts';
import { presentHead } from '../figures/present-head.ts';
import { findLines, readLineSums } from './find-lines-repo.ts';
import { readLinePiece, readMark, writeMark } from './read-line-pages.ts';

export type LinesInput = z.infer<typeof linesInput>;

const FIGURES: readonly FigureCode[] = ['amount', 'savings', 'last', 'freight', 'corrections', 'lines', 'orders'];

/** A page of the lines a number is made of, with the sums of all of them. */
export async function readLines(asking: Asking<LinesInput>) {
  const { db, viewer, filter, wanted } = asking;
  const { after, limit, figure, by, key, own, cause, itemNo } = filter;
  const found = await findLines(asking);
  const piece = await readLinePiece(db, { found, wanted, after: readMark(after), limit: limit + 1 });
  const pick = JSON.stringify({ figure, by, key, own, cause, itemNo });
  const total = await readKept(asking, `lines ${pick}`, () => readLineSums(db, found, wanted));
  const behind = piece.rows.length > limit ? piece.marks[limit - 1] : undefined;
  return {
    head: presentHead(viewer, filter, FIGURES),
    total,
    rows: piece.rows.slice(0, limit),
    next: behind ? writeMark(behind) : null,
  };
}
