import { featureApi } from '#platform/web/api-client.ts';
import type { paymentContract } from '../contract/payment-contract.ts';
import paymentsCalls from '../contract/payments-calls.gen.json';

export const paymentApi = featureApi<typeof paymentContract>('payments', paymentsCalls);
