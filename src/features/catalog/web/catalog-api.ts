import { featureApi } from '#platform/web/api-client.ts';
import catalogCalls from '../contract/catalog-calls.gen.json';
import type { catalogContract } from '../contract/catalog-contract.ts';

export const catalogApi = featureApi<typeof catalogContract>('catalog', catalogCalls);
