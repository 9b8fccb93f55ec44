import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { featureApi } from '#platform/web/api-client.ts';
import companyCalls from '../../contract/company-calls.gen.json';
import type { Company, companyContract } from '../../contract/company-contract.ts';

export const companyApi = featureApi<typeof companyContract>('company', companyCalls);

export const companyQuery = companyApi.query.read.queryOptions({ input: {} });

/** Shows the changed company at once: on its page, and in the frame, which wears its colour and logo. */
async function showCompany(queryClient: QueryClient, company: Company): Promise<void> {
  queryClient.setQueryData(companyQuery.queryKey, company);
  await queryClient.invalidateQueries({ queryKey: ['session'] });
  await queryClient.invalidateQueries({ queryKey: ['special-config'] });
}

/** Runs a change of the company and shows what came of it. */
export function useCompanyChange() {
  const queryClient = useQueryClient();
  return async (change: Promise<Company>): Promise<void> => showCompany(queryClient, await change);
}
