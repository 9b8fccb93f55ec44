import { type SQL, sql } from 'drizzle-orm';
import {
  lineFieldArrays,
  lineFieldChanges,
  lineFieldNames,
  lineFieldValues,
} from '#business/line-fields/api/public.ts';
import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import { firstCodeOf } from '#features/materials/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { deferToCommit } from '#platform/api/last-statement.ts';
import type { CartOwner } from './cart-repo.ts';
import { cartLines } from './cart-tables.ts';

export interface CartEntry extends Partial<LineFields> {
  skuId: bigint;
  split: string;
  /** What the line holds from now on. */
  quantity: number;
  addedPrice: bigint;
  /** The added price holds for a line that is there already, too. */
  repriced: boolean;
  searchId: string | null;
}

const list = (values: readonly (string | number | boolean | null)[]) => sql.param(values);

/**
 * Writes lines with their new quantity; a line that is there already is selected again and keeps its first price, unless
 * it is repriced, and its notes. The first of a list stands on top. The firm's code of an item is what was typed, now or
 * before, else what the firm's material mapping says. The values travel as arrays, so that the statement is the same for
 * 1 line and 2,000.
 */
export async function putCartLines(db: Db, owner: CartOwner, entries: readonly CartEntry[]): Promise<void> {
  if (entries.length > 0) await db.execute(puttingLines(owner, entries));
}

/** The same with the commit, where nothing in the transaction reads the cart any more. */
export async function putCartLinesLast(db: Db, owner: CartOwner, entries: readonly CartEntry[]): Promise<void> {
  if (entries.length === 0 || deferToCommit(db, puttingLines(owner, entries))) return;
  await putCartLines(db, owner, entries);
}

function puttingLines(owner: CartOwner, entries: readonly CartEntry[]): SQL {
  const column = <T extends string | number | boolean | null>(read: (entry: CartEntry) => T) => list(entries.map(read));
  const ownCode = firstCodeOf(sql`${owner.firmId}`, sql`e.sku_id`);
  const customerCode = sql`coalesce(nullif(e.customer_code, ''), ${ownCode})`;
  return sql`
    insert into cart_lines as c (firm_id, user_id, cart_type, sku_id, split, quantity, added_price, search_id,
      ${lineFieldNames}, created_at)
    select ${owner.firmId}, ${owner.userId}, ${owner.cartType}, e.sku_id, e.split, e.quantity, e.added_price, e.search_id,
      ${lineFieldValues('e', { customerCode })}, now() - e.place * interval '1 microsecond'
    from unnest(${column((entry) => String(entry.skuId))}::bigint[], ${column((entry) => entry.split)}::text[],
      ${column((entry) => entry.quantity)}::int[], ${column((entry) => String(entry.addedPrice))}::bigint[],
      ${column((entry) => entry.searchId)}::text[], ${lineFieldArrays(entries)})
      with ordinality as e (sku_id, split, quantity, added_price, search_id, ${lineFieldNames}, place)
    on conflict (firm_id, user_id, cart_type, sku_id, split) do update set
      quantity = excluded.quantity,
      added_price = case when excluded.sku_id = any(${list(repricedIds(entries))}::bigint[])
        then excluded.added_price else c.added_price end,
      customer_code = case when (excluded.sku_id, excluded.split) in (${linesWithCode(entries)})
        then excluded.customer_code else coalesce(nullif(c.customer_code, ''), excluded.customer_code) end,
      selected = true, updated_at = now()`;
}

const repricedIds = (entries: readonly CartEntry[]) =>
  entries.flatMap(({ skuId, repriced }) => (repriced ? [String(skuId)] : []));

/** Lines whose code was typed just now. */
function linesWithCode(entries: readonly CartEntry[]) {
  const coded = entries.filter(({ customerCode }) => customerCode);
  return sql`select * from unnest(${list(coded.map(({ skuId }) => String(skuId)))}::bigint[],
    ${list(coded.map(({ split }) => split))}::text[])`;
}

export interface CartEdit extends Partial<LineFields> {
  skuId: bigint;
  split: string;
  quantity?: number;
  selected?: boolean;
  /** Put aside for later, or taken back. */
  saved?: boolean;
  /** Set where the quantity comes into another tier. */
  addedPrice?: bigint;
}

/** Changes lines in one statement; lines that are no longer there stay away. Answers how many changed. */
export async function editCartLines(db: Db, owner: CartOwner, edits: readonly CartEdit[]): Promise<number> {
  const column = <T extends string | number | boolean>(read: (edit: CartEdit) => T | undefined | null) =>
    list(edits.map((edit) => read(edit) ?? null));
  const fields = lineFieldChanges('c', 'e', edits);
  const result = await db.execute(sql`
    update cart_lines c set
      quantity = coalesce(e.quantity, c.quantity), selected = coalesce(e.selected, c.selected),
      added_price = coalesce(e.added_price, c.added_price), ${fields.set},
      saved_at = case when e.saved then coalesce(c.saved_at, now()) when not e.saved then null else c.saved_at end,
      updated_at = now()
    from unnest(${column((edit) => String(edit.skuId))}::bigint[], ${column((edit) => edit.split)}::text[],
      ${column((edit) => edit.quantity)}::int[], ${column((edit) => edit.selected)}::boolean[],
      ${column((edit) => edit.addedPrice?.toString())}::bigint[], ${column((edit) => edit.saved)}::boolean[],
      ${fields.arrays})
      as e (sku_id, split, quantity, selected, added_price, saved, ${fields.names})
    where c.firm_id = ${owner.firmId} and c.user_id = ${owner.userId} and c.cart_type = ${owner.cartType}
      and c.sku_id = e.sku_id and c.split = e.split`);
  return result.rowCount ?? 0;
}

/** Moves some of a line into a line of its own with the same notes; the whole stays what it was. */
export async function insertSplitLine(
  db: Db,
  owner: CartOwner,
  part: { skuId: bigint; from: string; to: string; taken: number },
): Promise<void> {
  const { skuId, from, to, taken } = part;
  const mine = sql`firm_id = ${owner.firmId} and user_id = ${owner.userId} and cart_type = ${owner.cartType}
    and sku_id = ${skuId} and split = ${from}`;
  await db.execute(sql`
    insert into cart_lines (firm_id, user_id, cart_type, sku_id, split, quantity, added_price, selected, search_id,
      ${lineFieldNames}, created_at)
    select firm_id, user_id, cart_type, sku_id, ${to}, ${taken}, added_price, selected, search_id,
      ${lineFieldNames}, created_at
    from ${cartLines} where ${mine}`);
  await db.execute(sql`update cart_lines set quantity = quantity - ${taken}, updated_at = now() where ${mine}`);
}
