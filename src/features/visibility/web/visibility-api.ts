import { featureApi } from '#platform/web/api-client.ts';
import visibilityCalls from '../contract/visibility-calls.gen.json';
import type { visibilityContract } from '../contract/visibility-contract.ts';

export const visibilityApi = featureApi<typeof visibilityContract>('visibility', visibilityCalls);
