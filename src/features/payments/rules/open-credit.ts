import type { OrderStatus } from '#features/orders/rules/public.ts';

export interface CreditEntry {
  kind: 'use' | 'release' | 'repaid';
  amountFen: bigint;
}

/** What an order still holds of its firm's credit, by the ledger. */
export function openCredit(entries: readonly CreditEntry[]): bigint {
  return entries.reduce((sum, { kind, amountFen }) => (kind === 'use' ? sum + amountFen : sum - amountFen), 0n);
}

const ENDED: readonly OrderStatus[] = ['cancelled', 'rejected', 'closed'];

/**
 * How much credit an order gives back: what it holds beyond what is still bought. Worked out from the order itself, so
 * that the same news heard twice gives nothing back twice.
 */
export function creditToRelease(
  order: { status: OrderStatus; totalFen: bigint; cancelledFen: bigint },
  entries: readonly CreditEntry[],
): bigint {
  const due = ENDED.includes(order.status) ? 0n : order.totalFen - order.cancelledFen;
  const open = openCredit(entries);
  return open > due ? open - due : 0n;
}
