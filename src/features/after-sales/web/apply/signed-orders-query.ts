import { orderListQuery } from '#features/orders/web/public.ts';

/** What of the address finds the orders to choose from. */
export interface OrderChoice {
  keyword?: string;
  pageNo?: number;
}

const PAGE_SIZE = 10;
/** Orders of which only a part has arrived so far are few: they are looked through at once. */
const MOST_UNDER_WAY = 50;

/** Orders that were signed for as a whole, the newest first. */
export const signedOrdersQuery = (choice: OrderChoice) =>
  orderListQuery({ keyword: choice.keyword, tab: 'finished', pageNo: choice.pageNo ?? 1, pageSize: PAGE_SIZE });

/** Orders that are on their way, among them those signed for in part. */
export const comingOrdersQuery = (choice: OrderChoice) =>
  orderListQuery({ keyword: choice.keyword, tab: 'to_receive', pageNo: 1, pageSize: MOST_UNDER_WAY });

export const SIGNED_PAGE_SIZE = PAGE_SIZE;
