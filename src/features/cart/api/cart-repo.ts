import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { CartType } from '../contract/cart-schemas.ts';
import { cartLines } from './cart-tables.ts';

/** Whose cart: one person in one firm, one cart per type. Every statement names all three beside the row-level policy. */
export interface CartOwner {
  firmId: bigint;
  userId: bigint;
  cartType: CartType;
}

export type CartRow = typeof cartLines.$inferSelect;

const owned = ({ firmId, userId, cartType }: CartOwner) =>
  and(eq(cartLines.firmId, firmId), eq(cartLines.userId, userId), eq(cartLines.cartType, cartType));

/** Lets additions of one person to one cart run one after another, so that sums and the limit of lines are exact. */
export async function lockCart(db: Db, { firmId, userId, cartType }: CartOwner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${firmId} ${userId} ${cartType}`}, 0))`);
}

/** Newest lines first; `skuIds` narrows to some of them. */
export function readCartRows(db: Db, owner: CartOwner, skuIds?: readonly bigint[]): Promise<CartRow[]> {
  const some = skuIds && inArray(cartLines.skuId, [...skuIds]);
  return db
    .select()
    .from(cartLines)
    .where(and(owned(owner), some))
    .orderBy(desc(cartLines.createdAt), desc(cartLines.skuId));
}

export async function countCart(db: Db, owner: CartOwner): Promise<number> {
  const [row] = await db.select({ lines: count() }).from(cartLines).where(owned(owner));
  return row?.lines ?? 0;
}

export interface CartEntry {
  skuId: bigint;
  /** What the line holds from now on. */
  quantity: number;
  addedPrice: bigint;
  /** The added price holds for a line that is there already, too. */
  repriced: boolean;
  searchId: string | null;
}

/**
 * Writes lines with their new quantity; a line that is there already is selected again and keeps its first price, unless
 * it is repriced.
 */
export async function putCartLines(db: Db, owner: CartOwner, entries: readonly CartEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const { firmId, userId, cartType } = owner;
  const repriced = sql.param(entries.flatMap((entry) => (entry.repriced ? [String(entry.skuId)] : [])));
  await db
    .insert(cartLines)
    .values(entries.map(({ repriced: _, ...entry }) => ({ firmId, userId, cartType, ...entry })))
    .onConflictDoUpdate({
      target: [cartLines.firmId, cartLines.userId, cartLines.cartType, cartLines.skuId, cartLines.split],
      set: {
        quantity: sql`excluded.quantity`,
        addedPrice: sql`case when ${cartLines.skuId} = any(${repriced}::bigint[]) then excluded.added_price
          else ${cartLines.addedPrice} end`,
        selected: true,
        updatedAt: sql`now()`,
      },
    });
}

export interface CartEdit {
  skuId: bigint;
  quantity?: number;
  selected?: boolean;
  /** Set where the quantity comes into another tier. */
  addedPrice?: bigint;
}

/** Changes lines in one statement; lines that are no longer there stay away. Answers how many changed. */
export async function editCartLines(db: Db, owner: CartOwner, edits: readonly CartEdit[]): Promise<number> {
  const skuIds = sql.param(edits.map(({ skuId }) => String(skuId)));
  const quantities = sql.param(edits.map(({ quantity }) => quantity ?? null));
  const addedPrices = sql.param(edits.map(({ addedPrice }) => addedPrice?.toString() ?? null));
  const selections = sql.param(edits.map(({ selected }) => selected ?? null));
  const result = await db.execute(sql`
    update cart_lines c
    set quantity = coalesce(e.quantity, c.quantity), selected = coalesce(e.selected, c.selected),
      added_price = coalesce(e.added_price, c.added_price), updated_at = now()
    from unnest(${skuIds}::bigint[], ${quantities}::int[], ${selections}::boolean[], ${addedPrices}::bigint[])
      as e (sku_id, quantity, selected, added_price)
    where c.firm_id = ${owner.firmId} and c.user_id = ${owner.userId} and c.cart_type = ${owner.cartType}
      and c.sku_id = e.sku_id`);
  return result.rowCount ?? 0;
}

/** Answers how many of the lines were there. */
export async function removeCartLines(db: Db, owner: CartOwner, skuIds: readonly bigint[]): Promise<number> {
  const result = await db.delete(cartLines).where(and(owned(owner), inArray(cartLines.skuId, [...skuIds])));
  return result.rowCount ?? 0;
}

export async function removeSelectedLines(db: Db, owner: CartOwner): Promise<void> {
  await db.delete(cartLines).where(and(owned(owner), eq(cartLines.selected, true)));
}

export async function emptyCart(db: Db, owner: CartOwner): Promise<void> {
  await db.delete(cartLines).where(owned(owner));
}
