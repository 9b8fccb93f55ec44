import { featureApi } from '#platform/web/api-client.ts';
import diagnosticsCalls from '../contract/diagnostics-calls.gen.json';
import type { diagnosticsContract } from '../contract/diagnostics-contract.ts';

export const diagnosticsApi = featureApi<typeof diagnosticsContract>('diagnostics', diagnosticsCalls);
