import { featureApi } from '#platform/web/api-client.ts';
import type { orderContract } from '../contract/order-contract.ts';
import type { orderLinkContract } from '../contract/order-link-contract.ts';
import orderLinksCalls from '../contract/order-links-calls.gen.json';
import { detail, get, itemPurchases, list, orderCount, orderHome, vatList } from '../contract/orders-calls.gen.json';

/** The calls that pages make: no page carries the addresses of the others. */
const orderCalls = { detail, get, itemPurchases, list, orderCount, orderHome, vatList };

export const orderApi = featureApi<Pick<typeof orderContract, keyof typeof orderCalls>>('orders', orderCalls);
export const orderLinkApi = featureApi<typeof orderLinkContract>('orderLinks', orderLinksCalls);
