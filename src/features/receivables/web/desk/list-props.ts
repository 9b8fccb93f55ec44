import type { ListPageProps } from '#platform/web/kits/list/list-page.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { ReceivablesSearch } from './receivables-search.ts';

/** What every list of the page is given. */
export interface ReceivableListProps {
  search: ReceivablesSearch;
  address: ListAddress;
  tabs: ListPageProps<never>['tabs'];
  userId: string;
}
