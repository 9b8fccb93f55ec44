import { featureApi } from '#platform/web/api-client.ts';
import profileCalls from '../contract/profile-calls.gen.json';
import type { profileContract } from '../contract/profile-contract.ts';

export const profileApi = featureApi<typeof profileContract>('profile', profileCalls);

/** Delivery addresses of the logged-in user, the default one first. */
export const addressesQuery = profileApi.query.listAddresses.queryOptions({ input: {} });
