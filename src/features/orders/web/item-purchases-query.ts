import { orderApi } from './order-api.ts';

/** Needs ORDER_MANAGEMENT; ask for it only where the caller has it. */
export const itemPurchasesQuery = (itemCode: string) =>
  orderApi.query.itemPurchases.queryOptions({ input: { itemCode } });
