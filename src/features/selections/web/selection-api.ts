import { featureApi } from '#platform/web/api-client.ts';
import type { selectionContract } from '../contract/selection-contract.ts';
import selectionsCalls from '../contract/selections-calls.gen.json';

export const selectionApi = featureApi<typeof selectionContract>('selections', selectionsCalls);
