import { featureApi } from '#platform/web/api-client.ts';
import type { orderActContract } from '../contract/order-act-contract.ts';
import orderActsCalls from '../contract/order-acts-calls.gen.json';

export const orderActApi = featureApi<typeof orderActContract>('orderActs', orderActsCalls);
