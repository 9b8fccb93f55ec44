import { queryOptions } from '@tanstack/react-query';
import { featureApi } from '#platform/web/api-client.ts';
import organisationCalls from '../contract/organisation-calls.gen.json';
import type { organisationContract } from '../contract/organisation-contract.ts';

const organisationApi = featureApi<typeof organisationContract>('organisation', organisationCalls);

/** Name of the sales person who looks after the company; null where nobody is named or it cannot be read. */
export const salesNameQuery = queryOptions({
  queryKey: ['firm-sales'],
  staleTime: 10 * 60_000,
  queryFn: async (): Promise<string | null> => {
    try {
      return (await organisationApi.call.firmSales({})).salesName;
    } catch {
      return null;
    }
  },
});
