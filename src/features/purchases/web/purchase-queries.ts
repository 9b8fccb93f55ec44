import type { PurchaseListInput } from '../contract/purchase-contract.ts';
import type { Period } from '../rules/purchase-periods.ts';
import { purchaseApi } from './purchase-api.ts';

export const PURCHASES_KEY = purchaseApi.query.list.key();

export const purchaseListQuery = (input: PurchaseListInput) => purchaseApi.query.list.queryOptions({ input });
export const purchaseFacetsQuery = (period: Period) => purchaseApi.query.facets.queryOptions({ input: { period } });
