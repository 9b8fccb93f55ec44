import { sql } from 'drizzle-orm';
import { selectLineFields } from '#business/line-fields/api/public.ts';
import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import type { Db } from '#platform/api/database.ts';
import type { CartOwner } from './cart-repo.ts';

/** One line of a cart as pages name it; `split` is empty for the usual line of an item. */
export interface CartLineName {
  itemNo: string;
  split: string;
}

/** A line of the cart as an order takes it over: what, how many, and what for. */
export interface CartLineForOrder extends CartLineName, LineFields {
  skuId: bigint;
  quantity: number;
  searchId: string | null;
}

const COLUMNS = sql`c.sku_id as "skuId", s.item_no as "itemNo", c.split, c.quantity, c.search_id as "searchId",
  ${selectLineFields('c')}`;

type Raw = Omit<CartLineForOrder, 'skuId'> & { skuId: string } & Record<string, unknown>;

const taken = (rows: readonly Raw[]): CartLineForOrder[] => rows.map((row) => ({ ...row, skuId: BigInt(row.skuId) }));

const inCart = ({ firmId, userId, cartType }: CartOwner) =>
  sql`c.firm_id = ${firmId} and c.user_id = ${userId} and c.cart_type = ${cartType} and c.saved_at is null`;

const named = (names: readonly CartLineName[]) =>
  sql`(s.item_no, c.split) in (select * from unnest(${sql.param(names.map(({ itemNo }) => itemNo))}::text[],
    ${sql.param(names.map(({ split }) => split))}::text[]))`;

/**
 * Lines of the cart that are to be ordered, in the order of the page: those named, or without `names` the selected
 * ones. A name that is missing in the answer is no longer in the cart.
 */
export async function readCartLinesForOrder(
  db: Db,
  owner: CartOwner,
  names?: readonly CartLineName[],
): Promise<CartLineForOrder[]> {
  const { rows } = await db.execute<Raw>(sql`
    select ${COLUMNS} from cart_lines c join skus_view s on s.id = c.sku_id
    where ${inCart(owner)} and ${names ? named(names) : sql`c.selected`}
    order by c.created_at desc, c.sku_id desc, c.split`);
  return taken(rows);
}

/**
 * Takes exactly these lines out of the cart, in the transaction of the order, and answers them: of two windows that
 * order the same line only one gets it. Fewer than were named: another window was first.
 */
export async function takeCartLines(
  db: Db,
  owner: CartOwner,
  names: readonly CartLineName[],
): Promise<CartLineForOrder[]> {
  const { rows } = await db.execute<Raw>(sql`
    delete from cart_lines c using skus_view s
    where s.id = c.sku_id and ${inCart(owner)} and ${named(names)}
    returning ${COLUMNS}`);
  return taken(rows);
}
