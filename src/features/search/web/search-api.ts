import { featureApi } from '#platform/web/api-client.ts';
import { cleanHistory, clickDetails, history, searchType, suggest } from '../contract/search-calls.gen.json';
import type { searchContract } from '../contract/search-contract.ts';

/** Calls of the search box, which every page has, and what is told of a press. */
const searchCalls = { cleanHistory, clickDetails, history, searchType, suggest };

export const searchApi = featureApi<Pick<typeof searchContract, keyof typeof searchCalls>>('search', searchCalls);
