import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CheckoutLine } from '../../rules/checkout-lines.ts';
import { checkoutApi } from './checkout-api.ts';

/** What the lines cost now; the last answer stays on show while another quantity is being priced. */
export const calculationQuery = (lines: readonly CheckoutLine[]) =>
  queryOptions({
    ...checkoutApi.query.calculate.queryOptions({
      input: lines.map(({ skuCode, quantity }) => ({ skuCode, quantity })),
    }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

/** Whether the firm has used the PO number before; a failed check stops nobody. */
export const duplicatePoQuery = (poNumber: string) =>
  queryOptions({
    ...checkoutApi.query.checkDuplicatePo.queryOptions({ input: { poNumber } }),
    enabled: poNumber !== '',
    retry: false,
  });
