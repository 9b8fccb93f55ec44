import { featureApi } from '#platform/web/api-client.ts';
import type { profileContract } from '../contract/profile-contract.ts';

export const profileApi = featureApi<typeof profileContract>('profile');

/** Delivery addresses of the logged-in user, the default one first. */
export const addressesQuery = profileApi.query.listAddresses.queryOptions({ input: {} });
