import { searchContract } from './search-contract.ts';
import { searchDeskContract } from './search-desk-contract.ts';

/** The feature's calls, as the app collects them. */
export const searchCalls = {
  search: searchContract,
  searchDesk: searchDeskContract,
};
