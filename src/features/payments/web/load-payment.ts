import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { ORDER_LIST_HREF } from '#features/orders/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { paymentStateQuery } from './payment-queries.ts';
import type { PaymentSearch } from './payment-search.ts';

/** What the page shows first; without a number there is only the list, and a foreign order does not exist. */
export async function loadPayment(client: QueryClient, { orderNo }: PaymentSearch, ...more: Promise<unknown>[]) {
  if (!orderNo) throw redirect({ href: ORDER_LIST_HREF });
  try {
    await Promise.all([client.ensureQueryData(paymentStateQuery(orderNo)), ...more]);
  } catch (error) {
    if (isCallError(error) && error.status === 404) throw notFound();
    throw error;
  }
}
