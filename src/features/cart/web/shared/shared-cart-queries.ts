import { queryOptions } from '@tanstack/react-query';
import { isCallError } from '#platform/web/api-client.ts';
import type { SharedCart } from '../../contract/shared-cart-schemas.ts';
import { sharedCartsApi } from './shared-cart-api.ts';

export const ownSharesQuery = queryOptions({
  queryKey: ['shared-carts', 'own'],
  staleTime: 0,
  queryFn: () => sharedCartsApi.call.list({}),
});

/** What lies behind a link; null when it no longer opens. Each asking counts as an opening, so it is asked once. */
export const sharedCartQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-carts', 'find', token],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<SharedCart | null> => {
      try {
        return await sharedCartsApi.call.find({ token });
      } catch (error) {
        if (isCallError(error) && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
  });
