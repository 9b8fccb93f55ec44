import { and, type SQL, sql } from 'drizzle-orm';
import { ORDER_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { SEARCHED_FIELDS } from '#business/line-fields/contract/line-fields.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import type { OrderFilter, OrderTab } from '../../contract/order-schemas.ts';
import { visibleTo } from '../order-scope-repo.ts';
import { orders } from '../order-tables.ts';
import { boughtGoods, matching, numberedLike, onTab, withTexts, writtenTexts } from './order-filter-repo.ts';

/** PO numbers are made of these; words without any are looked for at their start only, which an index answers. */
const PO_LETTERS = /[0-9A-Za-z_-]/;
/** Orders that are named one by one; with more of them their PO numbers are compared again. */
const MOST_NAMED = 1_000;
/** Sorts behind every text that begins like the one before it. */
const LAST_LETTER = '\u{10FFFF}';

const fitsPo = (keyword: string) =>
  PO_LETTERS.test(keyword)
    ? sql`${orders.poNumber} ilike ${containing(keyword)}`
    : sql`(${orders.poNumber} >= ${keyword} and ${orders.poNumber} < ${keyword + LAST_LETTER})`;

/** Written out: the planner sees how many there are, and reads few orders by line or many by date. */
const listed = (ids: readonly string[]) => sql.raw(`'{${ids.map(BigInt).join(',')}}'::bigint[]`);

/**
 * Which orders a person means who types some words: those of a number, else those with such a PO number or goods, or with such words written to a line. What
 * the words stand for is looked up once, for the page and for its total: asked of each order it takes ten times as long
 * where there are 100,000.
 */
async function readWordedOrders(db: Db, firmId: bigint, keyword: string): Promise<SQL> {
  if (ORDER_NUMBER.beginning.test(keyword.toUpperCase())) return numberedLike(keyword.toUpperCase());
  const pattern = containing(keyword);
  const goods = boughtGoods(
    firmId,
    sql`s.item_no ilike ${pattern} or s.mpn ilike ${pattern} or s.name ilike ${pattern}`,
  );
  const texts = SEARCHED_FIELDS.map((field) => sql`array(${writtenTexts(firmId, field, pattern)})`);
  const { rows } = await db.execute<{ sku_ids: string[]; texts: string[][]; order_ids: string[] }>(sql`
    select array(${goods})::text[] as sku_ids, jsonb_build_array(${sql.join(
      texts.map((found) => sql`to_jsonb(${found})`),
      sql`, `,
    )}) as texts, array(
      select id from orders where firm_id = ${firmId} and ${fitsPo(keyword)} limit ${MOST_NAMED + 1})::text[] as order_ids`);
  const { sku_ids: skuIds = [], order_ids: orderIds = [] } = rows[0] ?? {};
  const ways: SQL[] = SEARCHED_FIELDS.flatMap((field, index) => {
    const found = rows[0]?.texts[index] ?? [];
    return found.length > 0 ? [withTexts(firmId, field, found)] : [];
  });
  if (orderIds.length > MOST_NAMED) ways.push(fitsPo(keyword));
  else if (orderIds.length > 0) ways.push(sql`${orders.id} = any(${listed(orderIds)})`);
  if (skuIds.length > 0) {
    ways.push(sql`${orders.id} in (
      select l.order_id from order_lines l where l.firm_id = ${firmId} and l.sku_id = any(${listed(skuIds)}))`);
  }
  return ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`;
}

export type WholeFilter = OrderFilter & { tab?: OrderTab };

/** The orders a person finds under a filter, as a condition for whatever is read of them. */
export async function readFoundOrders(
  db: Db,
  caller: SignedInCaller,
  { tab = 'all', keyword, ...filter }: WholeFilter,
): Promise<SQL | undefined> {
  const { firmId } = caller;
  const worded = keyword ? await readWordedOrders(db, firmId, keyword) : undefined;
  return and(visibleTo(caller), onTab(tab), matching(firmId, filter), worded);
}
