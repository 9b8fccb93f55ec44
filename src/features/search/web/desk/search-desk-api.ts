import { featureApi } from '#platform/web/api-client.ts';
import type { searchDeskContract } from '../../contract/search-desk-contract.ts';

export const searchDeskApi = featureApi<typeof searchDeskContract>('searchDesk');
