import { queryOptions } from '@tanstack/react-query';
import { CART_TYPE, viewHistoryApi } from './cart-api.ts';

/** Specification 9: how many recently viewed items a page shows unless it asks for more. */
const DEFAULT_COUNT = 6;

export const viewHistoryQuery = (n: number = DEFAULT_COUNT) =>
  queryOptions({
    queryKey: ['view-history', n],
    staleTime: 0,
    queryFn: () => viewHistoryApi.call.list({ type: CART_TYPE, n }),
  });

/** Notes that the item was looked at. Losing one note harms nobody, so failures are silent. */
export function recordView(itemNo: string): void {
  viewHistoryApi.call.add({ type: CART_TYPE, code: itemNo }).catch(() => undefined);
}
