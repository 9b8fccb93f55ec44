import { featureApi } from '#platform/web/api-client.ts';
import type { orderActContract } from '../contract/order-act-contract.ts';
import orderActsCalls from '../contract/order-acts-calls.gen.json';
import type { orderContract } from '../contract/order-contract.ts';
import type { orderLinkContract } from '../contract/order-link-contract.ts';
import orderLinksCalls from '../contract/order-links-calls.gen.json';
import type { orderPaperContract } from '../contract/order-paper-contract.ts';
import orderPapersCalls from '../contract/order-papers-calls.gen.json';
import ordersCalls from '../contract/orders-calls.gen.json';

export const orderApi = featureApi<typeof orderContract>('orders', ordersCalls);
export const orderActApi = featureApi<typeof orderActContract>('orderActs', orderActsCalls);
export const orderPaperApi = featureApi<typeof orderPaperContract>('orderPapers', orderPapersCalls);
export const orderLinkApi = featureApi<typeof orderLinkContract>('orderLinks', orderLinksCalls);
