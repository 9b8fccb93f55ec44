import { featureApi } from '#platform/web/api-client.ts';
import searchDeskCalls from '../../contract/search-desk-calls.gen.json';
import type { searchDeskContract } from '../../contract/search-desk-contract.ts';

export const searchDeskApi = featureApi<typeof searchDeskContract>('searchDesk', searchDeskCalls);
