import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { ORDER_LIST_PATH } from '#business/paths/rules/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import type { PaymentState } from '../contract/payment-schemas.ts';
import { takesMoney } from '../rules/payment-outcome.ts';
import { paymentChannelsQuery, paymentStateQuery } from './payment-queries.ts';
import type { PaymentSearch } from './payment-search.ts';

/** What the page shows first; without a number there is only the list, and a foreign order does not exist. */
export async function loadPayment(client: QueryClient, { orderNo }: PaymentSearch): Promise<PaymentState> {
  if (!orderNo) throw redirect({ href: ORDER_LIST_PATH });
  try {
    return await client.ensureQueryData(paymentStateQuery(orderNo));
  } catch (error) {
    if (isCallError(error) && error.status === 404) throw notFound();
    throw error;
  }
}

/** The same with the ways to pay, for those who may. */
export async function loadWays(client: QueryClient, search: PaymentSearch): Promise<void> {
  if (takesMoney(await loadPayment(client, search))) await client.ensureQueryData(paymentChannelsQuery);
}
