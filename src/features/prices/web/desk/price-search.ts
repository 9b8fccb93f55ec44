import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { PeriodState } from '../../contract/price-desk-schemas.ts';

export const TABS = { agreements: '协议价', promotions: '促销价' } as const;
export type PriceTab = keyof typeof TABS;

export const STATES: Readonly<Record<PeriodState, string>> = { running: '生效中', coming: '未开始', ended: '已结束' };

/** What the address of the page says; absent means: all agreements. */
export interface PriceSearch extends PageInUrl {
  tab?: 'promotions';
  customer?: string;
  item?: string;
  state?: PeriodState;
}

export function readPriceSearch(search: Record<string, unknown>): PriceSearch {
  const state = String(search.state);
  return {
    tab: search.tab === 'promotions' ? 'promotions' : undefined,
    customer: readTextInUrl(search.customer, 60),
    item: readTextInUrl(search.item, 60),
    state: Object.hasOwn(STATES, state) ? (state as PeriodState) : undefined,
    ...readPageInUrl(search),
  };
}

export const promotionsInput = (search: PriceSearch) => {
  const { item = '', state } = search;
  return { item, state, ...pageOfUrl(search) };
};

export const agreementsInput = (search: PriceSearch) => ({
  customer: search.customer ?? '',
  ...promotionsInput(search),
});
