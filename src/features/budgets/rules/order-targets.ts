import type { OrderStatus } from '#features/orders/rules/public.ts';
import { type ChargedLine, type ChargeSettings, chargesOf } from './charges-of.ts';
import type { Target } from './settle-document.ts';

/** Orders that came to nothing: nobody spends anything for them. */
const CAME_TO_NOTHING: readonly OrderStatus[] = ['cancelled', 'rejected', 'closed'];
/** Orders that may still come to nothing without anybody's doing. */
const UNCONFIRMED: readonly OrderStatus[] = ['approving', 'confirming', 'to_pay'];

export const cameToNothing = (status: OrderStatus): boolean => CAME_TO_NOTHING.includes(status);

export interface SpendingOrder {
  status: OrderStatus;
  freightFen: bigint;
  lines: readonly ChargedLine[];
}

/**
 * What an order is to hold of each centre: reserved until it is confirmed, used from then on, nothing once it came to
 * nothing. What is called off is in neither.
 */
export function orderTargets(
  { status, freightFen, lines }: SpendingOrder,
  settings: ChargeSettings,
): Map<bigint, Target> {
  if (cameToNothing(status)) return new Map();
  const waits = UNCONFIRMED.includes(status);
  return new Map(
    chargesOf(lines, freightFen, settings).map(({ costCenterId, amountFen }) => [
      costCenterId,
      waits ? { reservedFen: amountFen, usedFen: 0n } : { reservedFen: 0n, usedFen: amountFen },
    ]),
  );
}
