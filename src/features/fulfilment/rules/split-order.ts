import { type KeptPromise, NO_PROMISE, needsStock, promiseDispatch } from '#features/catalog/rules/public.ts';
import type { HeldStock, WorkLine } from './order-work.ts';

export interface PlannedPart {
  warehouse: string | null;
  promise: KeptPromise;
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

/** What was promised for what comes from there; a line nobody promised anything for leaves as its item does. */
function promiseOf(line: WorkLine, warehouse: string | null, submittedAt: Date): KeptPromise {
  const given = line.promises.find((share) => share.warehouse === warehouse) ?? line.promises[0];
  if (!given) return { ...NO_PROMISE, shipOn: promiseDispatch(line, submittedAt) };
  const { shipOn, arriveOn, first } = given;
  return { shipOn, arriveOn, first };
}

/**
 * Parts of an order (behaviours 2.5): one for each warehouse that holds its stock, or supplier, and promise. Every unit
 * that was not cancelled is in exactly one of them.
 */
export function splitOrder(lines: readonly WorkLine[], held: readonly HeldStock[], submittedAt: Date): PlannedPart[] {
  const parts = new Map<string, PlannedPart>();
  for (const line of lines) {
    for (const { warehouse, lineId, quantity } of sharesOf(line, held)) {
      const promise = promiseOf(line, warehouse, submittedAt);
      const key = JSON.stringify([warehouse, promise]);
      const part = parts.get(key) ?? { warehouse, promise, lines: [] };
      const present = part.lines.find((one) => one.lineId === lineId);
      if (present) present.quantity += quantity;
      else part.lines.push({ lineId, quantity });
      parts.set(key, part);
    }
  }
  return [...parts.values()].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

/** What leaves first comes first, then what arrives first; own warehouses before suppliers. */
const placeOf = ({ promise, warehouse }: PlannedPart) =>
  `${promise.shipOn ?? '9'} ${promise.arriveOn ?? '9'} ${warehouse ?? '~'}`;
