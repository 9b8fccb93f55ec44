import type { DeliveryPickInput } from '../contract/delivery-schemas.ts';
import type { LinePick } from '../contract/line-schemas.ts';
import type { ReportFilter } from '../contract/report-filter.ts';
import type { BreakdownInput, CategoriesInput } from '../contract/report-schemas.ts';
import type { PricesOrder } from './address/page-search.ts';
import { reportApi } from './report-api.ts';

const { query } = reportApi;

/** How often a page looks whether there is a first order by now, in milliseconds. */
const FIRST_ORDER = 15_000;
export const choicesQuery = {
  ...query.choices.queryOptions({ input: {} }),
  refetchInterval: ({ state }: { state: { data?: { firstDay: string | null } } }) =>
    state.data?.firstDay === null ? FIRST_ORDER : (false as const),
};
export const closingQuery = query.closing.queryOptions({ input: {} });
export const savedFiltersQuery = (page: 'spend' | 'delivery' | 'category') =>
  query.savedFilters.queryOptions({ input: { page } });

/** How often a page looks whether orders of before have been counted, in milliseconds. */
const LOOK_AGAIN = 4_000;

interface Headed {
  head: { building: object | null };
}

/** Figures are looked at again while orders that stood before are still being counted. */
export const renewing = <Options extends object>(options: Options) => ({
  ...options,
  refetchInterval: ({ state }: { state: { data?: unknown } }) =>
    (state.data as Headed | undefined)?.head.building ? LOOK_AGAIN : (false as const),
});

export const overviewQuery = (input: BreakdownInput) => renewing(query.overview.queryOptions({ input }));
export const breakdownQuery = (input: BreakdownInput) => query.breakdown.queryOptions({ input });
export const categoriesQuery = (input: CategoriesInput) => renewing(query.categories.queryOptions({ input }));
/** Items in the list of prices. */
export const MOST_PRICES = 50;
export const pricesQuery = (input: ReportFilter, order: PricesOrder, limit: number) =>
  query.prices.queryOptions({ input: { ...input, order, limit } });
export const savingsQuery = (input: ReportFilter) => renewing(query.savings.queryOptions({ input }));
export const approvalsQuery = (input: ReportFilter) => renewing(query.approvals.queryOptions({ input }));
export const budgetsQuery = (input: ReportFilter) => renewing(query.budgets.queryOptions({ input }));
export const quotesQuery = (input: ReportFilter) => renewing(query.quotes.queryOptions({ input }));
export const deliveryQuery = (input: ReportFilter) => renewing(query.delivery.queryOptions({ input }));

/** Rows of a panel that come at a time. */
const LINES = 50;
export const linesQuery = (input: LinePick, after: string | undefined) =>
  query.lines.queryOptions({ input: { ...input, limit: LINES, ...(after && { after }) } });
export const deliveryLinesQuery = (input: DeliveryPickInput, after: string | undefined) =>
  query.deliveryLines.queryOptions({ input: { ...input, limit: LINES, ...(after && { after }) } });
