import { type PayableFacts, payableOf } from '#features/orders/rules/public.ts';

/**
 * How much credit an order gives back: what it holds by the ledger beyond what is still owed for it. Worked out from the order itself, so
 * that the same news heard twice gives nothing back twice.
 */
export function creditToRelease(order: PayableFacts, openFen: bigint): bigint {
  const due = payableOf(order);
  return openFen > due ? openFen - due : 0n;
}
