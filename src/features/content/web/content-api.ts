import { featureApi } from '#platform/web/api-client.ts';
import contentCalls from '../contract/content-calls.gen.json';
import type { contentContract } from '../contract/content-contract.ts';

export const contentApi = featureApi<typeof contentContract>('content', contentCalls);
