import { featureApi } from '#platform/web/api-client.ts';
import type { searchContract } from '../contract/search-contract.ts';

export const searchApi = featureApi<typeof searchContract>('search');
