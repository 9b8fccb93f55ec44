import { eq, type SQL, sql } from 'drizzle-orm';
import { AFTER_SALE_NUMBER, ORDER_NUMBER, RETURN_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { afterSaleCases as cases } from '../case-tables.ts';
import { anyOf, listed, numberedLike } from '../case-words-repo.ts';

const ofParcel = (number: string) => sql`(${cases.firmId}, ${cases.id}) in (select r.firm_id, r.case_id
  from after_sale_returns r where r.return_no = ${number})`;

const ofOrder = (number: string) => sql`(${cases.firmId}, ${cases.orderId}) in (select o.firm_id, o.id
  from orders_view o where o.order_no = ${number})`;

/** Digits that people read out, the last of a number mostly. */
const DIGITS = /^\d{3,}$/;

interface Meant extends Record<string, unknown> {
  firms: string[];
  parcels: string[];
  ordered: string[];
  goods: string[];
}

/** What some words are of: customers by name or number; else whole numbers of a carrier, of a customer's order, of an item. */
async function readMeant(db: Db, keyword: string): Promise<Meant> {
  const { rows } = await db.execute<Meant>(sql`select
    array(select f.id from firms_view f where f.name ilike ${containing(keyword)} or f.customer_code = ${keyword})::text[] as firms,
    array(select r.case_id from after_sale_returns r where r.tracking_no = ${keyword})::text[] as parcels,
    array(select c.id from orders_view o join after_sale_cases c on c.firm_id = o.firm_id and c.order_id = o.id
      where o.po_number = ${keyword})::text[] as ordered,
    array(select s.id from skus_view s where s.item_no = ${keyword})::text[] as goods`);
  return rows[0] ?? { firms: [], parcels: [], ordered: [], goods: [] };
}

/**
 * Cases the desk means who types some words. A whole number, or its beginning, finds what it names by an index; what other words
 * stand for is looked up first, once for the page and its total: the cases are then found by keys.
 */
export async function queueWorded(db: Db, keyword: string | undefined): Promise<SQL | undefined> {
  if (!keyword) return undefined;
  const number = keyword.toUpperCase();
  if (AFTER_SALE_NUMBER.whole.test(number)) return eq(cases.caseNo, number);
  if (AFTER_SALE_NUMBER.beginning.test(number)) return numberedLike(number);
  if (RETURN_NUMBER.whole.test(number)) return ofParcel(number);
  if (ORDER_NUMBER.whole.test(number)) return ofOrder(number);
  const { firms, parcels, ordered, goods } = await readMeant(db, keyword);
  const found = [...new Set([...parcels, ...ordered])];
  return anyOf([
    firms.length > 0 && sql`${cases.firmId} = any(${listed(firms)})`,
    found.length > 0 && sql`${cases.id} = any(${listed(found)})`,
    goods.length > 0 &&
      sql`${cases.id} in (select l.case_id from after_sale_lines l where l.sku_id = any(${listed(goods)}))`,
    DIGITS.test(keyword) && sql`${cases.caseNo} like ${containing(keyword)}`,
  ]);
}
