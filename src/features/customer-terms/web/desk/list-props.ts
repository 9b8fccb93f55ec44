import type { TabLink } from '#platform/web/display/tab-links.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { CustomerSearch } from './customer-search.ts';

/** What the page gives to the list of its open tab. */
export interface OpenListProps {
  search: CustomerSearch;
  address: ListAddress;
  tabs: { items: readonly TabLink[]; current: string };
}
