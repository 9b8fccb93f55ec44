import type { shareContract } from '#features/sharing/contract/share-contract.ts';
import { featureApi } from '#platform/web/api-client.ts';
import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import calls from '../contract/sales-calls.gen.json';
import type { salesContract } from '../contract/sales-contract.ts';
import sharingCalls from '../contract/sharing-calls.gen.json';
import { CUSTOMER_SORTS, type CustomerSort } from '../rules/arrange-customers.ts';
import { STANDINGS, type Standing } from '../rules/customer-standing.ts';

export const salesApi = featureApi<typeof salesContract>('sales', calls);
const { query } = salesApi;

/** What the address of the workspace says; absent means: all customers, those who want attention first. */
export interface WorkspaceSearch extends PageInUrl {
  tab?: Standing;
  keyword?: string;
  sort?: CustomerSort;
}

export function readWorkspaceSearch(search: Record<string, unknown>): WorkspaceSearch {
  const [tab, sort] = [String(search.tab), String(search.sort)];
  return {
    tab: Object.hasOwn(STANDINGS, tab) ? (tab as Standing) : undefined,
    sort: Object.hasOwn(CUSTOMER_SORTS, sort) && sort !== 'attention' ? (sort as CustomerSort) : undefined,
    keyword: readTextInUrl(search.keyword, 60),
    ...readPageInUrl(search),
  };
}

export const customersQuery = ({ tab, keyword, sort = 'attention', ...page }: WorkspaceSearch) =>
  query.customers.queryOptions({ input: { standing: tab, keyword, sort, ...pageOfUrl(page) } });
export const dutiesQuery = query.duties.queryOptions({ input: {} });

const LATEST_LINKS = 5;
/** Links made while working for the current customer. */
export const sharedLinksQuery = featureApi<typeof shareContract>('sharing', sharingCalls).query.list.queryOptions({
  input: { pageSize: LATEST_LINKS },
});
