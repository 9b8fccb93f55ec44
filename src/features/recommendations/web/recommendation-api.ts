import { featureApi } from '#platform/web/api-client.ts';
import type { recommendationContract } from '../contract/recommendation-contract.ts';
import recommendationsCalls from '../contract/recommendations-calls.gen.json';

export const recommendationApi = featureApi<typeof recommendationContract>('recommendations', recommendationsCalls);
