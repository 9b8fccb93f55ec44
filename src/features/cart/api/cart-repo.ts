import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { skusView } from '#features/catalog/api/catalog-views.ts';
import { amongTexts } from '#platform/api/among.ts';
import { compiledSelect, compiledSql, type Given } from '#platform/api/compiled-statement.ts';
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

/** Names one line on this side of the wire. */
export interface RowRef {
  skuId: bigint;
  split: string;
}

export const owned = ({ firmId, userId, cartType }: CartOwner | Given<CartOwner>) =>
  and(eq(cartLines.firmId, firmId), eq(cartLines.userId, userId), eq(cartLines.cartType, cartType));

/** What lies in the cart; lines put aside for later do not. */
const open = isNull(cartLines.savedAt);

/** Lists travel as one array: the statement stays the same, and planned once, however long they are. */
const anyOf = (values: readonly (bigint | string)[]) => sql.param(values.map(String));

const itemsNamed = (itemNos: readonly string[]): SQL =>
  sql`${cartLines.skuId} in (select ${skusView.id} from ${skusView} where ${skusView.itemNo} = any(${anyOf(itemNos)}::text[]))`;

/** Lets additions of one person to one cart run one after another, so that sums and the limit of lines are exact. */
export async function lockCart(db: Db, { firmId, userId, cartType }: CartOwner): Promise<void> {
  await lock(db, { cart: `cart ${firmId} ${userId} ${cartType}` });
}

const lock = compiledSql<{ cart: string }>(
  (given) => sql`select pg_advisory_xact_lock(hashtextextended(${given.cart}, 0))`,
);

/** Newest lines first, those put aside among them; `skuIds` narrows to some items. */
export function readCartRows(db: Db, owner: CartOwner, skuIds?: readonly bigint[]): Promise<CartRow[]> {
  const some = skuIds && sql`${cartLines.skuId} = any(${anyOf(skuIds)}::bigint[])`;
  return db
    .select()
    .from(cartLines)
    .where(and(owned(owner), some))
    .orderBy(desc(cartLines.createdAt), desc(cartLines.skuId), cartLines.split);
}

const rowsOfItems = compiledSelect<CartOwner & { itemNos: readonly string[] }>()((db, given) =>
  db
    .select()
    .from(cartLines)
    .where(
      and(
        owned(given),
        sql`${cartLines.skuId} in (select ${skusView.id} from ${skusView} where ${amongTexts(skusView.itemNo, given.itemNos)})`,
      ),
    ),
);

/** Lines of the named items. */
export const readRowsOfItems = (db: Db, owner: CartOwner, itemNos: readonly string[]): Promise<CartRow[]> =>
  rowsOfItems(db, { ...owner, itemNos });

export interface LineCounts {
  /** In the cart. */
  open: number;
  /** With those put aside for later, which count for the limit. */
  all: number;
}

const counts = compiledSelect<CartOwner>()((db, given) =>
  db
    .select({ open: sql<number>`(count(*) filter (where ${open}))::int`, all: sql<number>`count(*)::int` })
    .from(cartLines)
    .where(owned(given)),
);

export async function countLines(db: Db, owner: CartOwner): Promise<LineCounts> {
  const [row] = await counts(db, owner);
  return row ?? { open: 0, all: 0 };
}

export async function countCart(db: Db, owner: CartOwner): Promise<number> {
  return (await countLines(db, owner)).open;
}

/** Removes lines by name and answers them: of two callers at the same moment only one gets a line. */
export function removeLines(db: Db, owner: CartOwner, refs: readonly RowRef[]): Promise<CartRow[]> {
  const skuIds = anyOf(refs.map(({ skuId }) => skuId));
  const splits = anyOf(refs.map(({ split }) => split));
  const named = sql`(${cartLines.skuId}, ${cartLines.split}) in
    (select * from unnest(${skuIds}::bigint[], ${splits}::text[]))`;
  return db
    .delete(cartLines)
    .where(and(owned(owner), named))
    .returning();
}

/** Removes every line of some items that lies in the cart, whether they still exist for the buyer or not. */
export async function removeItemLines(db: Db, owner: CartOwner, itemNos: readonly string[]): Promise<void> {
  await db.delete(cartLines).where(and(owned(owner), open, itemsNamed(itemNos)));
}

export async function removeSelectedLines(db: Db, owner: CartOwner): Promise<void> {
  await db.delete(cartLines).where(and(owned(owner), open, eq(cartLines.selected, true)));
}

/** Empties the cart; what was put aside for later stays. */
export async function emptyCart(db: Db, owner: CartOwner): Promise<void> {
  await db.delete(cartLines).where(and(owned(owner), open));
}

/** Forgets what was put aside for later. */
export async function emptySaved(db: Db, owner: CartOwner): Promise<void> {
  await db.delete(cartLines).where(and(owned(owner), isNotNull(cartLines.savedAt)));
}
