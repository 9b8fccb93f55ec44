import { featureApi } from '#platform/web/api-client.ts';
import type { invoiceTitleContract } from '../../contract/invoice-title-contract.ts';
import invoiceTitlesCalls from '../../contract/invoice-titles-calls.gen.json';

export const titleApi = featureApi<typeof invoiceTitleContract>('invoiceTitles', invoiceTitlesCalls);

/** Titles the logged-in person may choose: the own ones, then those of the company. */
export const titlesQuery = titleApi.query.list.queryOptions({ input: {} });
