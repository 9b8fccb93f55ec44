import { featureApi } from '#platform/web/api-client.ts';
import type { materialContract } from '../contract/material-contract.ts';

export const materialApi = featureApi<typeof materialContract>('materials');
