import { readTextInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { SearchChange } from '#platform/web/kits/list/use-list-address.ts';
import type { DeskFilter } from '../../contract/desk-schemas.ts';
import { daysOf, type FilterSearch, readFilter } from '../address/report-search.ts';
import { readShownDeliveries, type ShownDeliveries } from '../address/shown-deliveries.ts';
import { readShownDays, SHOW_NOTHING } from '../address/shown-lines.ts';

/** What a turnover is made of: firms, and of one firm its orders. */
export interface ShownTurnover {
  /** Number of the customer whose orders are on show; absent: all customers. */
  customer?: string;
  from?: string;
  to?: string;
}

export interface OverviewSearch extends Pick<FilterSearch, 'range' | 'from' | 'to' | 'compare' | 'grain'> {
  turnover?: ShownTurnover;
  deliveries?: ShownDeliveries;
}

const TURNOVER = 'turnover';

/** What the address says; absent: the last twelve months beside the year before, by month. */
export function readOverviewSearch(search: Record<string, unknown>): OverviewSearch {
  const { range, from, to, compare, grain } = readFilter(search);
  const customer = readTextInUrl(search.showName, 40);
  const turnover = search.show === TURNOVER ? { ...(customer && { customer }), ...readShownDays(search) } : undefined;
  return { range, from, to, compare, grain, turnover, deliveries: readShownDeliveries(search) };
}

/** Change of an address that opens the rows of a turnover. */
export const showTurnover = ({ customer, from, to }: ShownTurnover): SearchChange => ({
  ...SHOW_NOTHING,
  show: TURNOVER,
  showName: customer,
  showFrom: from,
  showTo: to,
});

/** The filter as calls take it. */
export function deskFilterOf(search: OverviewSearch, today: string): DeskFilter {
  const { compare = 'lastYear', grain = 'month' } = search;
  return { ...daysOf(search, today), compare, grain };
}

/** The filter of a panel: of a stretch of the chart alone, where one was pressed. */
export function panelFilterOf(
  search: OverviewSearch,
  today: string,
  { from, to }: { from?: string; to?: string },
): DeskFilter {
  const filter = deskFilterOf(search, today);
  return from !== undefined && to !== undefined ? { ...filter, from, to } : filter;
}
