import { and, eq } from 'drizzle-orm';
import type { KeptPromise } from '#features/catalog/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { ParcelLine, PartLine } from '../rules/order-work.ts';
import type { PartStatus } from '../rules/part-status.ts';
import type { PlannedPart } from '../rules/split-order.ts';
import { orderPartLines, orderParts } from './fulfilment-tables.ts';

interface Place {
  firmId: bigint;
  orderId: bigint;
}

const promiseRow = ({ shipOn, arriveOn, first }: KeptPromise) => ({
  promisedOn: shipOn,
  arrivesOn: arriveOn,
  firstPromisedOn: first?.shipOn ?? null,
  firstArrivesOn: first?.arriveOn ?? null,
});

type PromiseRow = ReturnType<typeof promiseRow>;

export function readPromise({ promisedOn, arrivesOn, firstPromisedOn, firstArrivesOn }: PromiseRow): KeptPromise {
  const moved = firstPromisedOn !== null || firstArrivesOn !== null;
  const first = moved ? { shipOn: firstPromisedOn, arriveOn: firstArrivesOn } : null;
  return { shipOn: promisedOn, arriveOn: arrivesOn, first };
}

export async function keepPartPromise(
  db: Db,
  { firmId, partId }: { firmId: bigint; partId: bigint },
  promise: KeptPromise,
): Promise<void> {
  await db
    .update(orderParts)
    .set(promiseRow(promise))
    .where(and(eq(orderParts.firmId, firmId), eq(orderParts.id, partId)));
}

/** Writes parts, numbered on from `firstNo`; each starts waiting for the warehouse. */
export async function insertParts(
  db: Db,
  { firmId, orderId }: Place,
  parts: readonly PlannedPart[],
  firstNo: number,
): Promise<void> {
  if (parts.length === 0) return;
  const rows = await db
    .insert(orderParts)
    .values(
      parts.map(({ warehouse, promise }, index) => ({
        firmId,
        orderId,
        warehouse,
        partNo: firstNo + index,
        ...promiseRow(promise),
      })),
    )
    .returning({ id: orderParts.id, partNo: orderParts.partNo });
  const ids = new Map(rows.map(({ id, partNo }) => [partNo, id]));
  const lines = parts.flatMap((part, index) => {
    const partId = ids.get(firstNo + index);
    return partId === undefined ? [] : part.lines.map((line) => ({ firmId, partId, ...line }));
  });
  await db.insert(orderPartLines).values(lines);
}

/** The database refuses moves that the transition table does not name. */
export async function movePart(db: Db, firmId: bigint, partId: bigint, way: readonly PartStatus[]): Promise<void> {
  for (const status of way) {
    await db
      .update(orderParts)
      .set({ status })
      .where(and(eq(orderParts.firmId, firmId), eq(orderParts.id, partId)));
  }
}

export async function keepPartLine(
  db: Db,
  { firmId, partId }: { firmId: bigint; partId: bigint },
  { lineId, quantity, picked }: PartLine,
): Promise<void> {
  const place = and(
    eq(orderPartLines.firmId, firmId),
    eq(orderPartLines.partId, partId),
    eq(orderPartLines.lineId, lineId),
  );
  if (quantity === 0) await db.delete(orderPartLines).where(place);
  else await db.update(orderPartLines).set({ quantity, pickedQuantity: picked }).where(place);
}

/** Replaces what is in a part by what it goes on with; lines that are left out go. */
export async function keepPartLines(
  db: Db,
  place: { firmId: bigint; partId: bigint },
  before: readonly ParcelLine[],
  kept: readonly PartLine[],
): Promise<void> {
  for (const { lineId } of before) {
    const line = kept.find((one) => one.lineId === lineId);
    await keepPartLine(db, place, line ?? { lineId, quantity: 0, picked: 0 });
  }
}
