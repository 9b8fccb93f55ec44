import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { ORDER_LIST_HREF } from '#features/orders/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { paymentStateQuery } from './payment-queries.ts';

export interface PaymentSearch {
  orderNo?: string;
}

/** Pages about a payment name its order in their address. */
export const readPaymentSearch = ({ orderNo }: Record<string, unknown>): PaymentSearch =>
  typeof orderNo === 'string' && /^SO\d{12}$/.test(orderNo) ? { orderNo } : {};

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
