import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CheckoutLine } from '#features/orders/rules/public.ts';
import { checkoutApi } from './checkout-api.ts';

/**
 * What the lines cost now and when they arrive at an address; the last answer stays on show while another quantity is
 * being priced.
 */
export const previewQuery = (lines: readonly CheckoutLine[], addressId: string | undefined, quoteNo?: string) =>
  queryOptions({
    ...checkoutApi.query.preview.queryOptions({
      input: { lines: lines.map(({ skuCode, quantity, split }) => ({ skuCode, quantity, split })), addressId, quoteNo },
    }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

export interface ControlWish {
  lines: readonly CheckoutLine[];
  addressId: string | undefined;
  costCenter: string;
  quoteNo?: string;
}

/** Who would have to agree to these lines; never in the way of the checkout itself. */
export const controlQuery = ({ lines, addressId, costCenter, quoteNo }: ControlWish) =>
  queryOptions({
    ...checkoutApi.query.control.queryOptions({
      input: {
        lines: lines.map(({ customerCode: _, ...line }) => line),
        addressId,
        costCenter,
        quoteNo,
      },
    }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    retry: false,
  });

/** What the firm may choose from, and what it used last. */
export const customerQuery = queryOptions({
  ...checkoutApi.query.customer.queryOptions({ input: {} }),
  staleTime: 30_000,
});

/** Whether the firm has used the PO number before; a failed check stops nobody. */
export const duplicatePoQuery = (poNumber: string) =>
  queryOptions({
    ...checkoutApi.query.checkDuplicatePo.queryOptions({ input: { poNumber } }),
    enabled: poNumber !== '',
    retry: false,
  });
