import type { Dimension } from '../../contract/report-filter.ts';
import { DIMENSION_LABELS } from '../../rules/report-words.ts';
import { readKeys } from './key-list.ts';
import { oneOf } from './one-of.ts';
import { type FilterSearch, KEY, readFilter } from './report-search.ts';
import { readShownDeliveries, type ShownDeliveries } from './shown-deliveries.ts';
import { readShownLines, type ShownLines } from './shown-lines.ts';

/** Parts of the page 数据报表; the address leaves the first unsaid. */
export const TABS = {
  spend: '采购金额',
  prices: '价格波动',
  savings: '节省',
  budgets: '预算执行',
  approvals: '审批用时',
  quotes: '转单率',
} as const;
export type SpendTab = keyof typeof TABS;

export type PricesOrder = 'rise' | 'fall' | 'amount';

export interface SpendSearch extends FilterSearch {
  tab?: Exclude<SpendTab, 'spend'>;
  /** What the table is divided by. */
  by?: Exclude<Dimension, 'department'>;
  /** What stands beside the chart. */
  beside?: 'brand';
  /** Order of the list of prices. */
  order?: Exclude<PricesOrder, 'rise'>;
  /** Rows of the tree that are unfolded. */
  open?: readonly string[];
  show?: ShownLines;
}

const others = <Word extends string, Usual extends Word>(words: Readonly<Record<Word, unknown>>, usual: Usual) =>
  (Object.keys(words) as Word[]).filter((word): word is Exclude<Word, Usual> => word !== usual);

export const readSpendSearch = (search: Record<string, unknown>): SpendSearch => ({
  ...readFilter(search),
  tab: oneOf(others(TABS, 'spend'), search.tab),
  by: oneOf(others(DIMENSION_LABELS, 'department'), search.by),
  beside: oneOf(['brand'], search.beside),
  order: oneOf(['fall', 'amount'], search.order),
  open: readKeys(search.open, KEY),
  show: readShownLines(search),
});

export interface CategorySearch extends FilterSearch {
  /** The category whose parts are on show; absent: the top of the tree. */
  parent?: string;
  show?: ShownLines;
}

export const readCategorySearch = (search: Record<string, unknown>): CategorySearch => ({
  ...readFilter(search),
  parent: readKeys(search.parent, KEY)?.[0],
  show: readShownLines(search),
});

export interface DeliverySearch extends FilterSearch {
  show?: ShownDeliveries;
}

export const readDeliverySearch = (search: Record<string, unknown>): DeliverySearch => ({
  ...readFilter(search),
  show: readShownDeliveries(search),
});
