import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SEARCHED_FIELDS } from '#business/line-fields/contract/line-fields.ts';
import { containing } from '#platform/api/like-text.ts';
import { dayStart } from '#platform/api/shanghai-days.ts';
import { parseAmount } from '#platform/shared/money.ts';
import type { OrderFilter, OrderTab } from '../../contract/order-schemas.ts';
import { statusesOf } from '../../rules/order-tabs.ts';
import { orders } from '../order-tables.ts';

/** Numbers of a day or a month: all that begin so, found in the index of order numbers. */
export const numberedLike = (start: string) =>
  sql`(${orders.orderNo} >= ${start} and ${orders.orderNo} <= ${`${start}${'9'.repeat(14 - start.length)}`})`;

/**
 * Ids of the goods a firm has ordered that fit: its distinct goods one index step each, few however many orders there
 * are. `s` is the item, `b` its brand.
 */
export const boughtGoods = (firmId: bigint, fits: SQL) => sql`
  with recursive bought (sku_id) as (
    (select x.sku_id from order_lines x where x.firm_id = ${firmId} order by x.sku_id limit 1)
    union all
    select (select x.sku_id from order_lines x where x.firm_id = ${firmId} and x.sku_id > bought.sku_id
      order by x.sku_id limit 1) from bought where bought.sku_id is not null)
  select s.id from bought join skus_view s on s.id = bought.sku_id left join brands_view b on b.id = s.brand_id where ${fits}`;

/** Orders with goods that fit: first the goods, then their lines by index. */
const withGoods = (firmId: bigint, fits: SQL) => sql`${orders.id} in (
  select l.order_id from order_lines l where l.firm_id = ${firmId} and l.sku_id = any(array(${boughtGoods(firmId, fits)})))`;

type SearchedField = (typeof SEARCHED_FIELDS)[number];

const columnOf = ({ column }: SearchedField) => sql.raw(`x.${column}`);

/** What people of a firm wrote to lines of orders that fits: its distinct texts one index step each. */
export const writtenTexts = (firmId: bigint, field: SearchedField, pattern: string) => sql`
  with recursive written (words) as (
    (select ${columnOf(field)} from order_lines x where x.firm_id = ${firmId} and ${columnOf(field)} <> ''
      order by ${columnOf(field)} limit 1)
    union all
    select (select ${columnOf(field)} from order_lines x where x.firm_id = ${firmId} and ${columnOf(field)} <> ''
      and ${columnOf(field)} > written.words order by ${columnOf(field)} limit 1) from written where written.words is not null)
  select words from written where words ilike ${pattern}`;

/** Orders to one of whose lines one of these texts was written. */
export const withTexts = (firmId: bigint, field: SearchedField, texts: readonly string[]) => sql`${orders.id} in (
  select x.order_id from order_lines x where x.firm_id = ${firmId} and ${columnOf(field)} <> ''
    and ${columnOf(field)} = any(${sql.param([...texts])}::text[]))`;

type Filter = Omit<OrderFilter, 'keyword'>;

function onDays({ dateFrom, dateTo }: Filter): SQL | undefined {
  return and(
    dateFrom ? sql`${orders.submittedAt} >= ${dayStart(dateFrom, 0)}` : undefined,
    dateTo ? sql`${orders.submittedAt} < ${dayStart(dateTo, 1)}` : undefined,
  );
}

function ofAmount({ amountFrom, amountTo }: Filter): SQL | undefined {
  return and(
    amountFrom ? sql`${orders.totalFen} >= ${parseAmount(amountFrom)}` : undefined,
    amountTo ? sql`${orders.totalFen} <= ${parseAmount(amountTo)}` : undefined,
  );
}

function inSideStates({ approval, payment, invoice, statement, afterSale }: Filter): SQL | undefined {
  return and(
    approval && eq(orders.approvalStatus, approval),
    payment && eq(orders.paymentStatus, payment),
    // What is approved yet, and what came to nothing, waits for no money.
    payment === 'unpaid' ? eq(orders.status, 'to_pay') : undefined,
    invoice && eq(orders.invoiceStatus, invoice),
    statement && eq(orders.statementStatus, statement),
    afterSale && eq(orders.afterSaleStatus, afterSale),
  );
}

/** Filters of the order list but its words (`readFoundOrders`); the tab comes apart, because counts are of all tabs. */
export function matching(firmId: bigint, filter: Filter): SQL | undefined {
  const { orderNo, poNumber, skuCode, brand, buyer } = filter;
  return and(
    orderNo ? numberedLike(orderNo) : undefined,
    poNumber ? sql`${orders.poNumber} ilike ${containing(poNumber)}` : undefined,
    skuCode ? withGoods(firmId, sql`s.item_no = ${skuCode}`) : undefined,
    brand ? withGoods(firmId, sql`b.name ilike ${containing(brand)}`) : undefined,
    buyer
      ? sql`${orders.userId} in (select m.user_id from memberships_view m join users_view u on u.id = m.user_id
          where m.firm_id = ${orders.firmId} and u.real_name ilike ${containing(buyer)})`
      : undefined,
    onDays(filter),
    ofAmount(filter),
    inSideStates(filter),
  );
}

export function onTab(tab: OrderTab): SQL | undefined {
  const statuses = statusesOf(tab);
  return statuses.length ? inArray(orders.status, [...statuses]) : undefined;
}
