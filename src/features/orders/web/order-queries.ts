import type { ListInput, OrderFilter } from '../contract/order-schemas.ts';
import { orderApi } from './order-api.ts';

/** Start of the keys below: an act that changes orders makes them all stale. */
export const ORDERS_KEY = orderApi.query.key();

export const orderListQuery = (input: Partial<ListInput>) => orderApi.query.list.queryOptions({ input });
export const orderCountsQuery = (input: OrderFilter) => orderApi.query.orderCount.queryOptions({ input });
export const orderDetailQuery = (orderNo: string) => orderApi.query.detail.queryOptions({ input: { orderNo } });
export const orderHomeQuery = orderApi.query.orderHome.queryOptions({ input: {} });
