import { featureApi } from '#platform/web/api-client.ts';
import type { priceDeskContract } from '../contract/price-desk-contract.ts';

export const priceDeskApi = featureApi<typeof priceDeskContract>('priceDesk');
