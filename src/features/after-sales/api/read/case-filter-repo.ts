import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { AFTER_SALE_NUMBER, ORDER_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { dayStart } from '#platform/api/shanghai-days.ts';
import type { ListInput } from '../../contract/case-schemas.ts';
import { CASE_TABS } from '../../rules/case-status.ts';
import { afterSaleCases as cases } from '../case-tables.ts';
import { anyOf, listed, numberedLike, spanOf } from '../case-words-repo.ts';

/** Orders that are named by their number or the beginning of it; the firm has few cases to each. */
const ofOrders = (firmId: bigint, start: string) => {
  const [first, last] = spanOf(start, ORDER_NUMBER);
  return sql`${cases.orderId} in (select o.id from orders_view o where o.firm_id = ${firmId}
    and o.order_no >= ${first} and o.order_no <= ${last})`;
};

/** Goods of a firm's cases that are found at most: more of them name nothing. */
const MOST_GOODS = 2_000;

/** Cases of which one line at least is of these goods. */
const ofGoods = (firmId: bigint, goods: readonly string[]) =>
  sql`${cases.id} in (select l.case_id from after_sale_lines l where l.firm_id = ${firmId} and l.sku_id = any(${listed(goods)}))`;

/**
 * Cases a person means who types some words: those of a number, else those of orders with such a PO number or with such goods.
 * What the words stand for is looked up once, for the page and for its total.
 */
export async function worded(db: Db, firmId: bigint, keyword: string | undefined): Promise<SQL | undefined> {
  if (!keyword) return undefined;
  const number = keyword.toUpperCase();
  if (AFTER_SALE_NUMBER.beginning.test(number)) return numberedLike(number);
  if (ORDER_NUMBER.beginning.test(number)) return ofOrders(firmId, number);
  const pattern = containing(keyword);
  const { rows } = await db.execute<{ orders: string[]; goods: string[] }>(sql`
    with recursive goods (sku_id) as (
      (select l.sku_id from after_sale_lines l where l.firm_id = ${firmId} order by l.sku_id limit 1)
      union all
      select (select l.sku_id from after_sale_lines l where l.firm_id = ${firmId} and l.sku_id > goods.sku_id
        order by l.sku_id limit 1) from goods where goods.sku_id is not null)
    select array(select s.id from goods join skus_view s on s.id = goods.sku_id
        where s.item_no ilike ${pattern} or s.name ilike ${pattern} or s.mpn ilike ${pattern} limit ${MOST_GOODS})::text[] as goods,
      array(select o.id from orders_view o where o.firm_id = ${firmId} and o.po_number ilike ${pattern}
        limit ${MOST_GOODS})::text[] as orders`);
  const { orders = [], goods = [] } = rows[0] ?? {};
  return anyOf([
    orders.length > 0 && sql`${cases.orderId} = any(${listed(orders)})`,
    goods.length > 0 && ofGoods(firmId, goods),
  ]);
}

type Filter = Pick<ListInput, 'kind' | 'orderNo' | 'dateFrom' | 'dateTo'>;

/** Filters of the list but its words and its tab, because counts are of all tabs. */
export function matching(firmId: bigint, { kind, orderNo, dateFrom, dateTo }: Filter): SQL | undefined {
  return and(
    kind ? eq(cases.kind, kind) : undefined,
    orderNo ? ofOrders(firmId, orderNo) : undefined,
    dateFrom ? sql`${cases.createdAt} >= ${dayStart(dateFrom, 0)}` : undefined,
    dateTo ? sql`${cases.createdAt} < ${dayStart(dateTo, 1)}` : undefined,
  );
}

export function onTab(tab: ListInput['tab']): SQL | undefined {
  return tab === 'all' ? undefined : inArray(cases.status, [...CASE_TABS[tab].statuses]);
}
