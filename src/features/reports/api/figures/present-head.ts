import type { ReportFilter } from '../../contract/report-filter.ts';
import type { ReportHead } from '../../contract/report-schemas.ts';
import { type FigureCode, notesOf } from '../../rules/report-figures.ts';
import { SCOPE_LABELS } from '../../rules/report-words.ts';
import { comparedDays } from '../../rules/stretches.ts';
import type { Viewer } from './read-viewer.ts';

/** What holds for all figures of an answer: how far they reach, what is closed, whose they are, how they are counted. */
export function presentHead(viewer: Viewer, filter: ReportFilter, codes: readonly FigureCode[]): ReportHead {
  const { caller, lastClosed, building, asOf } = viewer;
  return {
    asOf,
    closedThrough: lastClosed?.slice(0, 7) ?? null,
    building,
    scope: caller.dataScope,
    scopeLabel: SCOPE_LABELS[caller.dataScope],
    comparedWith: comparedDays(filter),
    figures: notesOf(codes, filter),
  };
}
