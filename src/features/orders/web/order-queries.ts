import { queryOptions } from '@tanstack/react-query';
import type { ListInput, OrderFilter } from '../contract/order-schemas.ts';
import { orderApi, orderLinkApi } from './order-api.ts';

/** Start of the keys below: an act that changes orders makes them all stale. */
export const ORDERS_KEY = orderApi.query.key();

export const orderListQuery = (input: Partial<ListInput>) => orderApi.query.list.queryOptions({ input });
export const orderCountsQuery = (input: OrderFilter) => orderApi.query.orderCount.queryOptions({ input });
export const orderDetailQuery = (orderNo: string) => orderApi.query.detail.queryOptions({ input: { orderNo } });
/** Milliseconds between two looks at an order whose money may come any moment. */
const LOOK_AGAIN = 10_000;

/** The same, looked at again while it waits for its money: channels, the desk and its end change it from outside. */
export const watchedOrderQuery = (orderNo: string) =>
  queryOptions({
    ...orderDetailQuery(orderNo),
    refetchInterval: ({ state }) => (state.data?.awaitsMoney ? LOOK_AGAIN : false),
  });
/** The order without its log: a look from the list, a paper. */
export const orderCopyQuery = (orderNo: string) => orderApi.query.get.queryOptions({ input: { orderNo } });
export const orderHomeQuery = orderApi.query.orderHome.queryOptions({ input: {} });
export const orderLinksQuery = (orderNo: string) => orderLinkApi.query.list.queryOptions({ input: { orderNo } });

/** Each opening is counted: the page asks once and keeps the answer. */
export const sharedOrderQuery = (code: string) =>
  orderLinkApi.query.open.queryOptions({ input: { code }, staleTime: Number.POSITIVE_INFINITY, retry: false });
/** Tax contained in what is left of an order, by rate (`/trade/getVatList`). */
export const orderVatQuery = (orderNo: string) => orderApi.query.vatList.queryOptions({ input: { orderNo } });
