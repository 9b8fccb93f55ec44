import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { Choices } from '../contract/saved-schemas.ts';

/** What each part of a report is given. */
export interface ViewProps<Search> {
  search: Search;
  choices: Choices;
  address: ListAddress;
}
