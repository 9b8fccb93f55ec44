import { queryOptions } from '@tanstack/react-query';
import { paymentApi } from './payment-api.ts';

/** Milliseconds between two looks at a payment that somebody is making. */
const LOOK_AGAIN = 2_500;

export const paymentStateQuery = (orderNo: string) =>
  queryOptions({ ...paymentApi.query.queryOrder.queryOptions({ input: { orderNo } }), staleTime: 0 });

/** The same, looked at again and again while money is awaited and the page is in view. */
export const watchedPaymentQuery = (orderNo: string) =>
  queryOptions({
    ...paymentStateQuery(orderNo),
    refetchInterval: ({ state }) => (state.data?.outcome === 'waiting' ? LOOK_AGAIN : false),
  });

export const paymentChannelsQuery = queryOptions({
  ...paymentApi.query.queryChannel.queryOptions({ input: {} }),
  staleTime: 30_000,
});
