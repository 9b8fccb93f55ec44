import { featureApi } from '#platform/web/api-client.ts';
import type { orderPaperContract } from '../contract/order-paper-contract.ts';
import orderPapersCalls from '../contract/order-papers-calls.gen.json';

export const orderPaperApi = featureApi<typeof orderPaperContract>('orderPapers', orderPapersCalls);
