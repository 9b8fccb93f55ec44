import { featureApi } from '#platform/web/api-client.ts';
import type { materialContract } from '../contract/material-contract.ts';
import materialsCalls from '../contract/materials-calls.gen.json';

export const materialApi = featureApi<typeof materialContract>('materials', materialsCalls);
