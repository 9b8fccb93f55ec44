import { featureApi } from '#platform/web/api-client.ts';
import type { sharedCartContract } from '../../contract/shared-cart-contract.ts';
import sharedCartsCalls from '../../contract/shared-carts-calls.gen.json';

export const sharedCartsApi = featureApi<typeof sharedCartContract>('sharedCarts', sharedCartsCalls);
