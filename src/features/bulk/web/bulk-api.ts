import { featureApi } from '#platform/web/api-client.ts';
import bulkCalls from '../contract/bulk-calls.gen.json';
import type { bulkContract } from '../contract/bulk-contract.ts';

export const bulkApi = featureApi<typeof bulkContract>('bulk', bulkCalls);
