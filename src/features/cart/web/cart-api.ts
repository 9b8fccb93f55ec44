import { featureApi } from '#platform/web/api-client.ts';
import type { cartContract } from '../contract/cart-contract.ts';
import type { viewHistoryContract } from '../contract/view-history-contract.ts';

export const cartApi = featureApi<typeof cartContract>('cart');
export const viewHistoryApi = featureApi<typeof viewHistoryContract>('viewHistory');

/** Cart of the shop's own pages (specification 9, default cart type). */
export const CART_TYPE = 'enterprise';
