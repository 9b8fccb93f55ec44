import { featureApi } from '#platform/web/api-client.ts';
import cartCalls from '../contract/cart-calls.gen.json';
import type { cartContract } from '../contract/cart-contract.ts';
import viewHistoryCalls from '../contract/view-history-calls.gen.json';
import type { viewHistoryContract } from '../contract/view-history-contract.ts';

export const cartApi = featureApi<typeof cartContract>('cart', cartCalls);
export const viewHistoryApi = featureApi<typeof viewHistoryContract>('viewHistory', viewHistoryCalls);

/** Cart of the shop's own pages (specification 9, default cart type). */
export const CART_TYPE = 'enterprise';
