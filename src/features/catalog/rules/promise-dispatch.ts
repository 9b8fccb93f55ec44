import { type DeliveryFacts, RESTOCK_DAYS } from './delivery-label.ts';
import { addWorkingDays, countedDay } from './working-days.ts';

/** Types whose wait is counted in working days (specification 4). */
const COUNTED = new Set([3, 4, 6, 11, 12]);

export interface DispatchFacts extends DeliveryFacts {
  /** Working days a quote has promised: they stand instead of those of the item. */
  quotedDays?: number | null;
}

function waitOf({ dayType, deliveryDays, quotedDays = null }: DispatchFacts): number | null {
  if (quotedDays !== null) return quotedDays;
  if (dayType >= 0 && dayType <= 2) return 0;
  if (!COUNTED.has(dayType)) return null;
  return deliveryDays ?? (dayType === 6 ? RESTOCK_DAYS : null);
}

/**
 * Day in Shanghai on which an item leaves if it is ordered at `now`; null for types without a day (direct delivery,
 * custom work, not on sale). An order after the cut-off or on a weekend counts from the next working day.
 */
export function promiseDispatch(facts: DispatchFacts, now: Date): string | null {
  const wait = waitOf(facts);
  return wait === null ? null : addWorkingDays(countedDay(now), wait);
}
