import type { messageCompanyContract } from '#business/messages/contract/message-company-contract.ts';
import { featureApi } from '#platform/web/api-client.ts';
import messageCompanyCalls from '../../contract/message-company-calls.gen.json';

export const messageCompanyApi = featureApi<typeof messageCompanyContract>('messageCompany', messageCompanyCalls);

export const companySettingsQuery = messageCompanyApi.query.settings.queryOptions({ input: {} });
export const robotsQuery = messageCompanyApi.query.robots.queryOptions({ input: {} });
