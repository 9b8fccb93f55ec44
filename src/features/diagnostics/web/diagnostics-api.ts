import { featureApi } from '#platform/web/api-client.ts';
import type { diagnosticsContract } from '../contract/diagnostics-contract.ts';

export const diagnosticsApi = featureApi<typeof diagnosticsContract>('diagnostics');
