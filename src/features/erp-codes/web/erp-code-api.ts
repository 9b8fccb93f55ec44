import { featureApi } from '#platform/web/api-client.ts';
import type { erpCodeContract } from '../contract/erp-code-contract.ts';
import calls from '../contract/erp-codes-calls.gen.json';

export const erpCodeApi = featureApi<typeof erpCodeContract>('erpCodes', calls);
export const erpCodesQuery = erpCodeApi.query.list.queryOptions({ input: {} });
