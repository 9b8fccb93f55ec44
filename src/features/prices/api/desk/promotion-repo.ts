import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { promotionPrices as p } from '../price-tables.ts';

export async function insertPromotion(db: Db, values: typeof p.$inferInsert): Promise<bigint> {
  const [row] = await db.insert(p).values(values).returning({ id: p.id });
  if (!row) throw new Error('promotion not written');
  return row.id;
}

/** One promotion, locked until the transaction ends, with what the database's clock says of it. */
export async function lockPromotion(db: Db, id: bigint) {
  const [row] = await db
    .select({
      name: p.name,
      price: p.price,
      startsAt: p.startsAt,
      endsAt: p.endsAt,
      begun: sql<boolean>`${p.startsAt} < now()`,
      over: sql<boolean>`${p.endsAt} <= now()`,
    })
    .from(p)
    .where(eq(p.id, id))
    .for('update');
  return row ?? null;
}

/** Ends a promotion that runs. */
export async function endPromotion(db: Db, id: bigint): Promise<void> {
  await db.update(p).set({ endsAt: sql`now()` }).where(eq(p.id, id));
}

/** Removes a promotion that has never run. */
export async function deletePromotion(db: Db, id: bigint): Promise<void> {
  await db.delete(p).where(eq(p.id, id));
}
