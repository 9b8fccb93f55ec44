import { featureApi } from '#platform/web/api-client.ts';
import type { importContract } from '../../contract/import-contract.ts';
import importsCalls from '../../contract/imports-calls.gen.json';

export const importApi = featureApi<typeof importContract>('imports', importsCalls);
