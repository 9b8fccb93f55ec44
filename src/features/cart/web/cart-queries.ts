import { queryOptions } from '@tanstack/react-query';
import { isCallError } from '#platform/web/api-client.ts';
import { CART_TYPE, cartApi } from './cart-api.ts';

export const cartQuery = queryOptions({
  queryKey: ['cart', 'list'],
  staleTime: 10_000,
  queryFn: () => cartApi.call.list({ type: CART_TYPE }),
});

/** Kinds of goods in the cart, a visitor's too, beside the cart button on every page; 0 for those who have no cart. */
export const cartCountQuery = queryOptions({
  queryKey: ['cart', 'count'],
  staleTime: 60_000,
  queryFn: async (): Promise<number> => {
    try {
      return (await cartApi.call.count({ type: CART_TYPE })).cartCount;
    } catch (error) {
      if (isCallError(error) && (error.status === 401 || error.status === 403)) return 0;
      throw error;
    }
  },
});
