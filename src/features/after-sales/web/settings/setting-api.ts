import { featureApi } from '#platform/web/api-client.ts';
import calls from '../../contract/after-sale-settings-calls.gen.json';
import type { caseSettingContract } from '../../contract/setting-contract.ts';

export const settingApi = featureApi<typeof caseSettingContract>('afterSaleSettings', calls);
export const settingQuery = settingApi.query.read.queryOptions({ input: {} });
