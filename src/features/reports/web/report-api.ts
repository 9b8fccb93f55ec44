import { featureApi } from '#platform/web/api-client.ts';
import type { reportContract } from '../contract/report-contract.ts';
import reportsCalls from '../contract/reports-calls.gen.json';

export const reportApi = featureApi<typeof reportContract>('reports', reportsCalls);
