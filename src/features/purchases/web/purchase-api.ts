import { featureApi } from '#platform/web/api-client.ts';
import type { purchaseContract } from '../contract/purchase-contract.ts';
import purchasesCalls from '../contract/purchases-calls.gen.json';

export const purchaseApi = featureApi<typeof purchaseContract>('purchases', purchasesCalls);
