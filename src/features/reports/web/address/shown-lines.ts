import { readDayInUrl, readTextInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { SearchChange } from '#platform/web/kits/list/use-list-address.ts';
import { isStretch } from '../../contract/filter-days.ts';
import type { LineFigure, LinePick } from '../../contract/line-schemas.ts';
import type { Dimension } from '../../contract/report-filter.ts';
import type { SavingCause } from '../../contract/report-topics.ts';
import { DIMENSIONS } from '../../rules/report-words.ts';
import { oneOf } from './one-of.ts';
import { KEY } from './report-search.ts';

/** The number whose lines are on show: what it counts, of which place, in which days. */
export interface ShownLines {
  figure: LineFigure;
  by?: Dimension;
  key?: string;
  own?: true;
  cause?: SavingCause;
  itemNo?: string;
  /** Of a stretch of the chart, within the days of the filter. */
  from?: string;
  to?: string;
}

const FIGURES: readonly LineFigure[] = ['amount', 'savings', 'last', 'freight', 'corrections'];
const CAUSES: readonly SavingCause[] = ['quote', 'agreement', 'level'];

/** Days of the panel out of an address: both of them or none. */
export function readShownDays({ showFrom, showTo }: Record<string, unknown>): { from?: string; to?: string } {
  const [from, to] = [readDayInUrl(showFrom), readDayInUrl(showTo)];
  return from !== undefined && to !== undefined && isStretch({ from, to }) ? { from, to } : {};
}

function readPlace({ showBy, showKey, showOwn }: Record<string, unknown>): Pick<ShownLines, 'by' | 'key' | 'own'> {
  const by = oneOf(DIMENSIONS, showBy);
  const key = readTextInUrl(showKey, 18);
  if (by === undefined || key === undefined || !KEY.test(key)) return {};
  return { by, key, ...(showOwn === '1' && { own: true }) };
}

/** What the address says of the panel; undefined: it is closed. */
export function readShownLines(search: Record<string, unknown>): ShownLines | undefined {
  const figure = oneOf(FIGURES, search.show);
  if (figure === undefined) return undefined;
  const cause = oneOf(CAUSES, search.showCause);
  const itemNo = readTextInUrl(search.showItem, 40);
  return {
    figure,
    ...readPlace(search),
    ...(cause && { cause }),
    ...(itemNo && { itemNo }),
    ...readShownDays(search),
  };
}

/** Words of the address that belong to the panel, all of them silent. */
export const SHOW_NOTHING: Readonly<Record<string, undefined>> = Object.fromEntries(
  [
    ...['show', 'showBy', 'showKey', 'showOwn', 'showCause', 'showItem', 'showFrom', 'showTo'],
    ...['showReason', 'showSide', 'showName'],
  ].map((word) => [word, undefined]),
);

/** Change of an address that opens the panel. */
export const showLines = (shown: ShownLines): SearchChange => ({
  ...SHOW_NOTHING,
  show: shown.figure,
  showBy: shown.by,
  showKey: shown.key,
  showOwn: shown.own && '1',
  showCause: shown.cause,
  showItem: shown.itemNo,
  showFrom: shown.from,
  showTo: shown.to,
});

/** What the lines are asked for beside the filter. */
export const pickOf = ({ figure, by, key, own, cause, itemNo }: ShownLines): Omit<LinePick, 'from' | 'to'> =>
  ({ figure, own: own ?? false, ...(by && { by, key }), ...(cause && { cause }), ...(itemNo && { itemNo }) }) as never;
