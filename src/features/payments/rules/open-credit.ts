import type { OrderStatus } from '#features/orders/rules/public.ts';

const ENDED: readonly OrderStatus[] = ['cancelled', 'rejected', 'closed'];

/**
 * How much credit an order gives back: what it holds by the ledger beyond what is still bought. Worked out from the order itself, so
 * that the same news heard twice gives nothing back twice.
 */
export function creditToRelease(
  order: { status: OrderStatus; totalFen: bigint; cancelledFen: bigint },
  openFen: bigint,
): bigint {
  const due = ENDED.includes(order.status) ? 0n : order.totalFen - order.cancelledFen;
  return openFen > due ? openFen - due : 0n;
}
