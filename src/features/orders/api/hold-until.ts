import type { PayWay } from '../contract/checkout-schemas.ts';
import type { HoldTimes } from './checkout-settings.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Until when stock and price are kept for an order that waits for its money; null for one that does not. */
export function holdUntil(payWay: PayWay, { onlineMinutes, transferDays }: HoldTimes, now: Date): Date | null {
  if (payWay === 'account') return null;
  return new Date(now.getTime() + (payWay === 'online' ? onlineMinutes * MINUTE_MS : transferDays * DAY_MS));
}
