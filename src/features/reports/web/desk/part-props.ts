import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { DeskOverview } from '../../contract/desk-schemas.ts';
import type { OverviewSearch } from './overview-search.ts';

/** What each part of the overview is given. */
export interface PartProps {
  data: DeskOverview;
  search: OverviewSearch;
  address: ListAddress;
  /** Figures of the filter before. */
  stale: boolean;
}
