import { type OrderWork, shippedOf, type WorkPart } from './order-work.ts';
import { awaitsWarehouse, isUnshipped, type PartStatus } from './part-status.ts';

/** What is taken out of a part because the buyer no longer wants it. */
export interface Shrinkage {
  partId: bigint;
  lineId: bigint;
  /** Order units that stay; 0 takes the line out. */
  quantity: number;
  picked: number;
}

/** Whatever has been worked on least gives first. */
const ORDER: Readonly<Partial<Record<PartStatus, number>>> = { to_pick: 0, picking: 1, picked: 2, partly_shipped: 3 };

/** How much stock the warehouse of a part still holds for a line of it; all of it where no stock is held at all. */
function isHeld({ held }: OrderWork, { warehouse }: WorkPart, lineId: bigint): boolean {
  return held.some((one) => one.lineId === lineId && one.warehouse === warehouse);
}

/**
 * Brings parts down to what the lines of the order still want: buyers cancel lines while the warehouse works. Parts
 * whose stock has been given back shrink first, then those the warehouse has done least on; what has left stays.
 */
export function fitParts(work: OrderWork): Shrinkage[] {
  return work.lines.flatMap((line) => {
    const places = work.parts
      .filter(({ status }) => status !== 'cancelled')
      .flatMap((part) => part.lines.filter(({ lineId }) => lineId === line.lineId).map((own) => ({ part, own })));
    let excess = places.reduce((sum, { own }) => sum + own.quantity, 0) - (line.quantity - line.cancelled);
    const giving = places
      .filter(({ part }) => awaitsWarehouse(part.status))
      .sort(
        (a, b) =>
          Number(isHeld(work, a.part, line.lineId)) - Number(isHeld(work, b.part, line.lineId)) ||
          (ORDER[a.part.status] ?? 9) - (ORDER[b.part.status] ?? 9) ||
          b.part.partNo - a.part.partNo,
      );
    return giving.flatMap(({ part, own }) => {
      const free = own.quantity - shippedOf(work, part.partId, line.lineId);
      const given = Math.min(free, Math.max(0, excess));
      if (given === 0) return [];
      excess -= given;
      const quantity = own.quantity - given;
      return [{ partId: part.partId, lineId: line.lineId, quantity, picked: Math.min(own.picked, quantity) }];
    });
  });
}

/** A part all of whose lines went is cancelled as it stood: what was in it stays readable. */
export function isEmptied(part: WorkPart, shrinkages: readonly Shrinkage[]): boolean {
  if (!isUnshipped(part.status)) return false;
  return part.lines.every(({ lineId }) =>
    shrinkages.some((one) => one.partId === part.partId && one.lineId === lineId && one.quantity === 0),
  );
}

/** The order as it will be when somebody next opens it: for those who only look. */
export function fittedWork(work: OrderWork): OrderWork {
  const shrinkages = fitParts(work);
  if (shrinkages.length === 0) return work;
  const parts = work.parts.map((part): WorkPart => {
    if (isEmptied(part, shrinkages)) return { ...part, status: 'cancelled' };
    const lines = part.lines.flatMap((line) => {
      const shrunk = shrinkages.find(({ partId, lineId }) => partId === part.partId && lineId === line.lineId);
      const { quantity, picked } = shrunk ?? line;
      return quantity > 0 ? [{ lineId: line.lineId, quantity, picked }] : [];
    });
    return { ...part, lines };
  });
  return { ...work, parts };
}
