import { featureApi } from '#platform/web/api-client.ts';
import searchCalls from '../contract/search-calls.gen.json';
import type { searchContract } from '../contract/search-contract.ts';

export const searchApi = featureApi<typeof searchContract>('search', searchCalls);
