import { needsStock } from '#features/catalog/rules/public.ts';
import type { HeldStock, WorkLine } from './order-work.ts';
import { promisedDay } from './promised-day.ts';

export interface PlannedPart {
  warehouse: string | null;
  promisedOn: string | null;
  lines: { lineId: bigint; quantity: number }[];
}

interface Share {
  warehouse: string | null;
  lineId: bigint;
  quantity: number;
}

/** Where a line comes from: the warehouses that hold stock for it, the rest from its supplier. */
function sharesOf({ lineId, quantity, cancelled, dayType }: WorkLine, held: readonly HeldStock[]): Share[] {
  let left = quantity - cancelled;
  const shares: Share[] = [];
  const own = needsStock(dayType) ? held.filter((one) => one.lineId === lineId) : [];
  for (const { warehouse, quantity: reserved } of own) {
    const taken = Math.min(left, reserved);
    if (taken > 0) shares.push({ warehouse, lineId, quantity: taken });
    left -= taken;
  }
  return left > 0 ? [...shares, { warehouse: null, lineId, quantity: left }] : shares;
}

/**
 * Parts of an order (behaviours 2.5): one for each warehouse that holds its stock, or supplier, and promised day. Every
 * unit that was not cancelled is in exactly one of them.
 */
export function splitOrder(lines: readonly WorkLine[], held: readonly HeldStock[], submittedAt: Date): PlannedPart[] {
  const parts = new Map<string, PlannedPart>();
  for (const line of lines) {
    const promisedOn = promisedDay(line, submittedAt);
    for (const { warehouse, lineId, quantity } of sharesOf(line, held)) {
      const key = `${warehouse ?? ''} ${promisedOn ?? ''}`;
      const part = parts.get(key) ?? { warehouse, promisedOn, lines: [] };
      const present = part.lines.find((one) => one.lineId === lineId);
      if (present) present.quantity += quantity;
      else part.lines.push({ lineId, quantity });
      parts.set(key, part);
    }
  }
  return [...parts.values()].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

/** What was promised first comes first, own warehouses before suppliers. */
const placeOf = ({ promisedOn, warehouse }: PlannedPart) => `${promisedOn ?? '9'} ${warehouse ?? '~'}`;
