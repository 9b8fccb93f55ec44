import { featureApi } from '#platform/web/api-client.ts';
import type { companyTitleContract } from '../contract/company-title-contract.ts';
import calls from '../contract/company-titles-calls.gen.json';

export const companyTitleApi = featureApi<typeof companyTitleContract>('companyTitles', calls);

/** The latest requests of the company: its history is short. */
export const ownRequestsQuery = companyTitleApi.query.requests.queryOptions({ input: { pageSize: 50 } });
