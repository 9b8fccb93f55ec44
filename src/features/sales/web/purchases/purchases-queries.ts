import { salesApi } from '../sales-api.ts';
import { type PurchasesSearch, purchasesFilterOf } from './purchases-search.ts';

const { query } = salesApi;

/** Rows that come at a time. */
const limit = 50;

export const purchasesQuery = (search: PurchasesSearch, after?: string) =>
  query.purchases.queryOptions({ input: { ...purchasesFilterOf(search), limit, ...(after && { after }) } });
export const purchaseOrdersQuery = (participantId: string, year: 'this' | 'last', after?: string) =>
  query.purchaseOrders.queryOptions({ input: { participantId, year, limit, ...(after && { after }) } });
