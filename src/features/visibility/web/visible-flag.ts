import { queryOptions, useQuery } from '@tanstack/react-query';
import { featureApi } from '#platform/web/api-client.ts';
import { visibleFlag } from '../contract/visibility-calls.gen.json';
import type { visibilityContract } from '../contract/visibility-contract.ts';

/** The one call of every page: by itself, without the addresses of the desk's. */
const visibilityApi = featureApi<Pick<typeof visibilityContract, 'visibleFlag'>>('visibility', { visibleFlag });

/** Whether the company may buy a part of the goods only; where that cannot be read, the server still says no later. */
export const visibleFlagQuery = queryOptions({
  queryKey: ['visible-flag'],
  staleTime: 10 * 60_000,
  queryFn: (): Promise<boolean> => visibilityApi.call.visibleFlag({}).catch(() => false),
});

/**
 * The flag of the logged-in company; visitors have none. Cookie `v_flag` of specification 3 is never set (decision 0010):
 * it would outlive the company it was read for, and the page has the flag from the server anyway.
 */
export function useVisibleFlag(signedIn: boolean): boolean {
  const { data } = useQuery({ ...visibleFlagQuery, enabled: signedIn });
  return signedIn && data === true;
}
