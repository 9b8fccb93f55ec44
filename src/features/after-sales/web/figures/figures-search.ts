import {
  type PageInUrl,
  pageOfUrl,
  readDayInUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import { CASE_KINDS, type CaseKind } from '../../contract/case-words.ts';
import {
  FAULT_SIDES,
  type FaultSide,
  FIGURE_DIMENSIONS,
  FIGURE_SORTS,
  type FigureCasesInput,
  type FigureDimension,
  type FigureSort,
  type FiguresInput,
} from '../../contract/figure-schemas.ts';

export interface FiguresSearch extends PageInUrl {
  from?: string;
  to?: string;
  kind?: CaseKind;
  fault?: FaultSide;
  by?: FigureDimension;
  sort?: FigureSort;
  /** Cases are on show; with a key those of one row. */
  show: boolean;
  key?: string;
}

const KEY_LENGTH = 120;
const YEAR_MS = 365 * 86_400_000;

const oneOf = <T extends string>(value: unknown, words: Readonly<Record<T, unknown>>): T | undefined =>
  typeof value === 'string' && Object.hasOwn(words, value) ? (value as T) : undefined;

/** What the address says; absent: the last year by item. */
export function readFiguresSearch(search: Record<string, unknown>): FiguresSearch {
  const key = typeof search.key === 'string' && search.key === '' ? '' : readTextInUrl(search.key, KEY_LENGTH);
  return {
    ...readPageInUrl(search),
    from: readDayInUrl(search.from),
    to: readDayInUrl(search.to),
    kind: oneOf(search.kind, CASE_KINDS),
    fault: oneOf(search.fault, FAULT_SIDES),
    by: oneOf(search.by, FIGURE_DIMENSIONS),
    sort: oneOf(search.sort, FIGURE_SORTS),
    show: search.show === 'cases',
    key,
  };
}

/** Days that are looked at; an end that was left open is today, or a year before the other. */
export function daysOf({ from, to }: Pick<FiguresSearch, 'from' | 'to'>, today: string) {
  const last = to ?? (from && from > today ? from : today);
  return { from: from ?? new Date(Date.parse(last) - YEAR_MS).toISOString().slice(0, 10), to: last };
}

const scopeOf = (search: FiguresSearch, today: string) => ({
  ...daysOf(search, today),
  kind: search.kind,
  fault: search.fault,
});

export const shownRowsOf = (search: FiguresSearch, today: string): FiguresInput => ({
  ...scopeOf(search, today),
  by: search.by ?? 'item',
  sort: search.sort ?? 'most',
});

export const shownPageOf = (search: FiguresSearch, today: string): FigureCasesInput => ({
  ...scopeOf(search, today),
  ...pageOfUrl(search),
  ...(search.key !== undefined && { by: search.by ?? 'item', key: search.key }),
});
