import { featureApi } from '#platform/web/api-client.ts';
import priceDeskCalls from '../contract/price-desk-calls.gen.json';
import type { priceDeskContract } from '../contract/price-desk-contract.ts';

export const priceDeskApi = featureApi<typeof priceDeskContract>('priceDesk', priceDeskCalls);
