import { and, asc, eq, sql } from 'drizzle-orm';
import { moveStock } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { stockReservations } from './order-tables.ts';

interface Place {
  firmId: bigint;
  orderId: bigint;
}

/** So much of a line, in one warehouse. */
export interface LineStock {
  lineId: bigint;
  skuId: bigint;
  warehouse: string;
  quantity: number;
}

/**
 * Takes a quantity out of what is held for a line, row by row: a row that is used up changes its state, one that is used
 * in part is divided. Answers how much was found.
 */
async function endHeld(db: Db, { firmId, orderId }: Place, wish: LineStock, state: 'shipped' | 'released') {
  const { lineId, skuId, warehouse } = wish;
  const rows = await db
    .select({ id: stockReservations.id, quantity: stockReservations.quantity })
    .from(stockReservations)
    .where(
      and(
        ...[eq(stockReservations.firmId, firmId), eq(stockReservations.orderId, orderId)],
        ...[eq(stockReservations.lineId, lineId), eq(stockReservations.warehouse, warehouse)],
        eq(stockReservations.state, 'held'),
      ),
    )
    .orderBy(asc(stockReservations.id))
    .for('update');
  let left = wish.quantity;
  for (const row of rows) {
    const taken = Math.min(left, row.quantity);
    if (taken === 0) break;
    const place = and(eq(stockReservations.firmId, firmId), eq(stockReservations.id, row.id));
    if (taken === row.quantity) await db.update(stockReservations).set({ state }).where(place);
    else {
      await db
        .update(stockReservations)
        .set({ quantity: sql`${stockReservations.quantity} - ${taken}` })
        .where(place);
      await db.insert(stockReservations).values({ firmId, orderId, lineId, skuId, warehouse, quantity: taken, state });
    }
    left -= taken;
  }
  return wish.quantity - left;
}

/** Held stock leaves the house: out of the reservation and off the shelf, exactly once. False: not all of it is held. */
export async function shipHeld(db: Db, place: Place, wishes: readonly LineStock[]): Promise<boolean> {
  for (const wish of wishes) if ((await endHeld(db, place, wish, 'shipped')) < wish.quantity) return false;
  return moveStock(
    db,
    wishes.map(({ skuId, warehouse, quantity }) => ({ skuId, warehouse, onHand: -quantity, reserved: -quantity })),
  );
}

/** Gives back what is held, as far as it is: some of it may have been released by the buyer's own cancellation. */
export async function releaseHeld(db: Db, place: Place, wishes: readonly LineStock[]): Promise<void> {
  const given: LineStock[] = [];
  for (const wish of wishes) {
    const quantity = await endHeld(db, place, wish, 'released');
    if (quantity > 0) given.push({ ...wish, quantity });
  }
  const moves = given.map(({ skuId, warehouse, quantity }) => ({ skuId, warehouse, onHand: 0, reserved: -quantity }));
  if (!(await moveStock(db, moves))) throw new Error('released more stock than was reserved');
}

/** Holds more stock in named warehouses, all or nothing. */
export async function reserveInWarehouses(
  db: Db,
  { firmId, orderId }: Place,
  wishes: readonly LineStock[],
): Promise<boolean> {
  if (wishes.length === 0) return true;
  const moves = wishes.map(({ skuId, warehouse, quantity }) => ({ skuId, warehouse, onHand: 0, reserved: quantity }));
  if (!(await moveStock(db, moves))) return false;
  await db.insert(stockReservations).values(wishes.map((wish) => ({ firmId, orderId, ...wish })));
  return true;
}
