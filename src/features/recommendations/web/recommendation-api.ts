import { featureApi } from '#platform/web/api-client.ts';
import type { recommendationContract } from '../contract/recommendation-contract.ts';

export const recommendationApi = featureApi<typeof recommendationContract>('recommendations');
