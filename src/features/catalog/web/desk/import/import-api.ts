import { featureApi } from '#platform/web/api-client.ts';
import type { importContract } from '../../../contract/import/import-contract.ts';

export const importApi = featureApi<typeof importContract>('imports');
