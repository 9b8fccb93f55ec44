import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';

export const STOCK_TABS = { levels: '库存', history: '更正记录' } as const;
export type StockTab = keyof typeof STOCK_TABS;

export const STOCK_KINDS = { all: '全部库存', reserved: '有预占', empty: '无可用' } as const;
export type StockKind = keyof typeof STOCK_KINDS;

/** What the address of the page says; absent means: everything that lies anywhere. */
export interface StockSearch extends PageInUrl {
  tab?: 'history';
  item?: string;
  warehouse?: string;
  kind?: StockKind;
}

export function readStockSearch(search: Record<string, unknown>): StockSearch {
  const kind = String(search.kind);
  return {
    tab: search.tab === 'history' ? 'history' : undefined,
    item: readTextInUrl(search.item, 60),
    warehouse: readTextInUrl(search.warehouse, 20),
    kind: Object.hasOwn(STOCK_KINDS, kind) && kind !== 'all' ? (kind as StockKind) : undefined,
    ...readPageInUrl(search),
  };
}

export function levelsInput(search: StockSearch) {
  const { item, warehouse, kind = 'all' } = search;
  return { item, warehouse, kind, ...pageOfUrl(search) };
}
