import { featureApi } from '#platform/web/api-client.ts';
import type { orderContract } from '../contract/order-contract.ts';
import ordersCalls from '../contract/orders-calls.gen.json';

export const orderApi = featureApi<typeof orderContract>('orders', ordersCalls);
