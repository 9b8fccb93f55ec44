import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { NOT_PURCHASED } from '#features/orders/rules/public.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { OFTEN, type Ordered } from '../../rules/watch/often-bought.ts';
import type { Noted } from '../../rules/watch/watch-item.ts';
import { frequentItems, watchedItems as w } from '../purchase-tables.ts';

/** Rows of one firm that are looked at for what is bought often. */
const MOST_ORDERED = 20_000;

/** Companies that buy here. */
export async function readBuyingFirms(db: Db): Promise<bigint[]> {
  const rows = await db
    .select({ id: firmsView.id })
    .from(firmsView)
    .where(and(eq(firmsView.status, 1), ne(firmsView.firmType, 'operator')))
    .orderBy(asc(firmsView.id));
  return rows.map(({ id }) => id);
}

/** Companies for whose people goods are looked after. */
export async function readWatchingFirms(db: Db): Promise<bigint[]> {
  const rows = await db.selectDistinct({ firmId: w.firmId }).from(w).orderBy(asc(w.firmId));
  return rows.map(({ firmId }) => firmId);
}

export const readMarked = (db: Db, firmId: bigint) =>
  db
    .select({ userId: frequentItems.userId, skuId: frequentItems.skuId })
    .from(frequentItems)
    .where(eq(frequentItems.firmId, firmId));

/** How often each person of a firm ordered each item lately. */
export async function readOrdered(db: Db, firmId: bigint): Promise<Ordered[]> {
  const { rows } = await db.execute<Record<'user_id' | 'sku_id' | 'orders', string>>(sql`
    select o.user_id, l.sku_id, count(distinct l.order_id) as orders
      from orders_view o join order_lines_view l on l.firm_id = o.firm_id and l.order_id = o.id
     where o.firm_id = ${firmId} and o.submitted_at > now() - make_interval(days => ${OFTEN.days})
       and o.status <> all(${sql.param([...NOT_PURCHASED])}::text[]) and l.quantity > l.cancelled_quantity
       and exists (select from skus_view s where s.id = l.sku_id)
     group by o.user_id, l.sku_id order by orders desc limit ${MOST_ORDERED}`);
  return rows.map((row) => ({ userId: BigInt(row.user_id), skuId: BigInt(row.sku_id), orders: Number(row.orders) }));
}

/** Looks after these goods and no others; what was noted of those that stay is kept. */
export async function keepWatched(
  db: Db,
  firmId: bigint,
  watched: readonly { userId: bigint; skuId: bigint }[],
): Promise<void> {
  const users = sql.param(watched.map(({ userId }) => String(userId)));
  const items = sql.param(watched.map(({ skuId }) => String(skuId)));
  await db.execute(sql`
    with wanted as (select * from unnest(${users}::bigint[], ${items}::bigint[]) as t (user_id, sku_id)),
    gone as (delete from watched_items w where w.firm_id = ${firmId} and not exists (
      select from wanted t where t.user_id = w.user_id and t.sku_id = w.sku_id))
    insert into watched_items (firm_id, user_id, sku_id) select ${firmId}, user_id, sku_id from wanted
    on conflict do nothing`);
}

export interface WatchedRow extends Noted {
  userId: bigint;
  skuId: bigint;
}

const COLUMNS = { userId: w.userId, skuId: w.skuId, price: w.price, inStock: w.inStock, backAt: w.backAt };

export const readWatched = (db: Db, firmId: bigint): Promise<WatchedRow[]> =>
  db.select(COLUMNS).from(w).where(eq(w.firmId, firmId));

/** Goods of one person, locked: what is noted of them is noted once. */
export const lockWatched = (db: Db, { firmId, userId }: { firmId: bigint; userId: bigint }): Promise<WatchedRow[]> =>
  db
    .select(COLUMNS)
    .from(w)
    .where(and(eq(w.firmId, firmId), eq(w.userId, userId)))
    .orderBy(asc(w.skuId))
    .for('update');

export async function noteWatched(db: Db, firmId: bigint, rows: readonly WatchedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <T>(pick: (row: WatchedRow) => T) => sql.param(rows.map(pick));
  await db.execute(sql`
    update watched_items w set price = n.price, in_stock = n.in_stock, back_at = n.back_at
      from unnest(${column(({ userId }) => String(userId))}::bigint[], ${column(({ skuId }) => String(skuId))}::bigint[],
        ${column(({ price }) => price?.toString() ?? null)}::bigint[], ${column(({ inStock }) => inStock)}::boolean[],
        ${column(({ backAt }) => backAt?.toISOString() ?? null)}::timestamptz[])
        as n (user_id, sku_id, price, in_stock, back_at)
     where w.firm_id = ${firmId} and w.user_id = n.user_id and w.sku_id = n.sku_id`);
}

/** Level of a company, by which its prices go. */
export async function readLevel(db: Db, firmId: bigint): Promise<string | null> {
  const [firm] = await db.select({ levelCode: firmsView.levelCode }).from(firmsView).where(eq(firmsView.id, firmId));
  return firm?.levelCode ?? null;
}
