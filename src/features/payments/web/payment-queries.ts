import { queryOptions } from '@tanstack/react-query';
import type { PaymentState } from '../contract/payment-schemas.ts';
import { paymentApi } from './payment-api.ts';

/** Milliseconds between two looks at a payment that somebody is making. */
const LOOK_AGAIN = 2_500;

export const paymentStateQuery = (orderNo: string) =>
  queryOptions({ ...paymentApi.query.queryOrder.queryOptions({ input: { orderNo } }), staleTime: 0 });

/** Milliseconds where somebody else has to act first: approver, shop, bank. */
const LOOK_LATER = 15_000;

const LOOKS: Partial<Record<PaymentState['outcome'], number>> = {
  waiting: LOOK_AGAIN,
  late: LOOK_AGAIN,
  approving: LOOK_LATER,
  confirming: LOOK_LATER,
  transfer: LOOK_LATER,
  back: LOOK_LATER,
};

/** The same, looked at again and again while something is outstanding and the page is in view. */
export const watchedPaymentQuery = (orderNo: string) =>
  queryOptions({
    ...paymentStateQuery(orderNo),
    refetchInterval: ({ state }) => (state.data && LOOKS[state.data.outcome]) ?? false,
  });

export const paymentChannelsQuery = queryOptions({
  ...paymentApi.query.queryChannel.queryOptions({ input: {} }),
  staleTime: 30_000,
});
