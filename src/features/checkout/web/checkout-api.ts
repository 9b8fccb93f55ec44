import { featureApi } from '#platform/web/api-client.ts';
import checkoutCalls from '../contract/checkout-calls.gen.json';
import type { checkoutContract } from '../contract/checkout-contract.ts';

export const checkoutApi = featureApi<typeof checkoutContract>('checkout', checkoutCalls);
