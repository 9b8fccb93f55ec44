import { featureApi } from '#platform/web/api-client.ts';
import { add, clearChoose, count, list, modifyBatch, split } from '../contract/cart-calls.gen.json';
import type { cartContract } from '../contract/cart-contract.ts';
import viewHistoryCalls from '../contract/view-history-calls.gen.json';
import type { viewHistoryContract } from '../contract/view-history-contract.ts';

/** The calls that pages make: no page carries the addresses of the others. */
const cartCalls = { add, clearChoose, count, list, modifyBatch, split };

export const cartApi = featureApi<Pick<typeof cartContract, keyof typeof cartCalls>>('cart', cartCalls);
export const viewHistoryApi = featureApi<typeof viewHistoryContract>('viewHistory', viewHistoryCalls);

/** Cart of the shop's own pages (specification 9, default cart type). */
export const CART_TYPE = 'enterprise';
