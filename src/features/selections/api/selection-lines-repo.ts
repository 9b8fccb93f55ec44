import { and, asc, eq, sql } from 'drizzle-orm';
import { skusView } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';
import { selectionLines as n } from './selection-tables.ts';

/** The list whose lines are meant. */
export interface ListPlace {
  firmId: bigint;
  id: bigint;
}

const ofList = ({ firmId, id }: ListPlace) => and(eq(n.firmId, firmId), eq(n.listId, id));
const named = (itemNos: readonly string[]) =>
  sql`${n.skuId} in (select id from skus_view where item_no = any(${sql.param([...itemNos])}::text[]))`;

export interface LineRow {
  skuId: bigint;
  itemNo: string;
  quantity: number;
  note: string;
}

/** Lines in their order; items that no longer exist for anybody are among them, by their number. */
export function readLines(db: Db, list: ListPlace): Promise<LineRow[]> {
  return db
    .select({ skuId: n.skuId, itemNo: skusView.itemNo, quantity: n.quantity, note: n.note })
    .from(n)
    .innerJoin(skusView, eq(skusView.id, n.skuId))
    .where(ofList(list))
    .orderBy(asc(n.place), asc(n.id));
}

export async function countLines(db: Db, list: ListPlace): Promise<number> {
  return db.$count(n, ofList(list));
}

type NewLine = Pick<LineRow, 'skuId' | 'quantity' | 'note'>;

/** Puts lines behind those that are there; an item that is there already gets more of it and keeps its note. */
export async function insertLines(db: Db, list: ListPlace, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return;
  const { firmId, id } = list;
  await db.execute(sql`
    insert into selection_lines (firm_id, list_id, sku_id, quantity, note, place)
    select ${firmId}, ${id}, w.sku_id, w.quantity, w.note,
      coalesce((select max(place) from selection_lines where firm_id = ${firmId} and list_id = ${id}), 0) + w.place
    from unnest(${sql.param(lines.map((line) => String(line.skuId)))}::bigint[],
      ${sql.param(lines.map((line) => line.quantity))}::int[], ${sql.param(lines.map((line) => line.note))}::text[])
      with ordinality as w (sku_id, quantity, note, place)
    on conflict (firm_id, list_id, sku_id) do update
      set quantity = least(${MAX_QUANTITY}::int, selection_lines.quantity + excluded.quantity),
        note = case when selection_lines.note = '' then excluded.note else selection_lines.note end`);
}

/** All lines of one list into another that is empty. */
export async function copyLines(db: Db, from: ListPlace, to: ListPlace): Promise<void> {
  await db.execute(sql`
    insert into selection_lines (firm_id, list_id, sku_id, quantity, note, place)
    select ${to.firmId}, ${to.id}, sku_id, quantity, note, place from selection_lines
    where firm_id = ${from.firmId} and list_id = ${from.id}`);
}

/** Answers whether there was such a line. */
export async function updateLine(
  db: Db,
  list: ListPlace,
  itemNo: string,
  change: { quantity?: number; note?: string },
): Promise<boolean> {
  const result = await db
    .update(n)
    .set(change)
    .where(and(ofList(list), named([itemNo])));
  return result.rowCount === 1;
}

export async function deleteLines(db: Db, list: ListPlace, itemNos: readonly string[]): Promise<number> {
  const result = await db.delete(n).where(and(ofList(list), named(itemNos)));
  return result.rowCount ?? 0;
}

export async function arrangeLines(db: Db, list: ListPlace, itemNos: readonly string[]): Promise<void> {
  await db.execute(sql`
    update selection_lines n set place = w.place
    from unnest(${sql.param([...itemNos])}::text[]) with ordinality as w (item_no, place) join skus_view s on s.item_no = w.item_no
    where n.firm_id = ${list.firmId} and n.list_id = ${list.id} and n.sku_id = s.id`);
}
