import type { OrderStatus } from '#features/orders/rules/public.ts';
import type { Random } from '../catalog/prng.ts';

export interface ProgressStep {
  from: OrderStatus | null;
  to: OrderStatus;
  kind: 'created' | 'cancelled' | 'shipped' | 'signed' | 'completed';
  at: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CANCELLED = 0.02;

/** How far an order has come by `now`: sent in a day or two, signed some days later, completed a week after that. */
export function orderProgress(submittedAt: Date, now: Date, random: Random): ProgressStep[] {
  const later = (since: Date, low: number, high: number) => new Date(since.getTime() + random.int(low, high) * HOUR_MS);
  const created: ProgressStep = { from: null, to: 'to_ship', kind: 'created', at: submittedAt };
  if (random.chance(CANCELLED)) {
    return untilNow(
      [created, { from: 'to_ship', to: 'cancelled', kind: 'cancelled', at: later(submittedAt, 1, 5) }],
      now,
    );
  }
  const shipped: ProgressStep = { from: 'to_ship', to: 'to_receive', kind: 'shipped', at: later(submittedAt, 20, 50) };
  const signed: ProgressStep = { from: 'to_receive', to: 'signed', kind: 'signed', at: later(shipped.at, 30, 90) };
  const completedAt = new Date(signed.at.getTime() + 7 * DAY_MS);
  return untilNow(
    [created, shipped, signed, { from: 'signed', to: 'completed', kind: 'completed', at: completedAt }],
    now,
  );
}

const untilNow = (steps: ProgressStep[], now: Date) => steps.filter(({ at }) => at <= now);
