import { featureApi } from '#platform/web/api-client.ts';
import paymentDeskCalls from '../../contract/payment-desk-calls.gen.json';
import type { paymentDeskContract } from '../../contract/payment-desk-contract.ts';

export const paymentDeskApi = featureApi<typeof paymentDeskContract>('paymentDesk', paymentDeskCalls);
