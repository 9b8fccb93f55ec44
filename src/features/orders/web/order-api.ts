import { featureApi } from '#platform/web/api-client.ts';
import type { orderContract } from '../contract/order-contract.ts';

export const orderApi = featureApi<typeof orderContract>('orders');
