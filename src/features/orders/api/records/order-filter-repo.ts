import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { parseAmount } from '#platform/shared/money.ts';
import type { OrderFilter, OrderTab } from '../../contract/order-schemas.ts';
import { statusesOf } from '../../rules/order-tabs.ts';
import { orders } from '../order-tables.ts';

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const containing = (text: string) => `%${escaped(text)}%`;

/** Numbers of a day or a month: all that begin so, found in the index of order numbers. */
const numberedLike = (start: string) =>
  sql`(${orders.orderNo} >= ${start} and ${orders.orderNo} <= ${`${start}${'9'.repeat(14 - start.length)}`})`;

/**
 * Orders with goods that fit. The firm's distinct goods come first, one index step each, and are few however many
 * orders there are; then their lines by index. `s` is the item, `b` its brand.
 */
const withGoods = (firmId: bigint, fits: SQL) => sql`${orders.id} in (
  select l.order_id from order_lines l where l.firm_id = ${firmId} and l.sku_id = any(array(
    with recursive bought (sku_id) as (
      (select x.sku_id from order_lines x where x.firm_id = ${firmId} order by x.sku_id limit 1)
      union all
      select (select x.sku_id from order_lines x where x.firm_id = ${firmId} and x.sku_id > bought.sku_id
        order by x.sku_id limit 1) from bought where bought.sku_id is not null)
    select s.id from bought join skus s on s.id = bought.sku_id left join brands b on b.id = s.brand_id where ${fits})))`;

const ORDER_NO_START = /^SO\d{0,12}$/i;

function matchesKeyword(firmId: bigint, keyword: string): SQL {
  if (ORDER_NO_START.test(keyword)) return numberedLike(keyword.toUpperCase());
  const pattern = containing(keyword);
  return sql`(${orders.poNumber} ilike ${pattern} or ${withGoods(
    firmId,
    sql`s.item_no ilike ${pattern} or s.mpn ilike ${pattern} or s.name ilike ${pattern}`,
  )})`;
}

/** Midnight in Shanghai at the start of a day, or of the day after it. */
const dayStart = (date: string, offset: 0 | 1) =>
  sql`(${date}::date + ${offset}::int)::timestamp at time zone 'Asia/Shanghai'`;

function onDays({ dateFrom, dateTo }: OrderFilter): SQL | undefined {
  return and(
    dateFrom ? sql`${orders.submittedAt} >= ${dayStart(dateFrom, 0)}` : undefined,
    dateTo ? sql`${orders.submittedAt} < ${dayStart(dateTo, 1)}` : undefined,
  );
}

function ofAmount({ amountFrom, amountTo }: OrderFilter): SQL | undefined {
  return and(
    amountFrom ? sql`${orders.totalFen} >= ${parseAmount(amountFrom)}` : undefined,
    amountTo ? sql`${orders.totalFen} <= ${parseAmount(amountTo)}` : undefined,
  );
}

function inSideStates({ approval, payment, invoice, statement, afterSale }: OrderFilter): SQL | undefined {
  return and(
    approval && eq(orders.approvalStatus, approval),
    payment && eq(orders.paymentStatus, payment),
    invoice && eq(orders.invoiceStatus, invoice),
    statement && eq(orders.statementStatus, statement),
    afterSale && eq(orders.afterSaleStatus, afterSale),
  );
}

/** Filters of the order list; the tab comes apart, because counts are of all tabs. */
export function matching(firmId: bigint, filter: OrderFilter): SQL | undefined {
  const { keyword, orderNo, poNumber, skuCode, brand, buyer } = filter;
  return and(
    keyword ? matchesKeyword(firmId, keyword) : undefined,
    orderNo ? numberedLike(orderNo) : undefined,
    poNumber ? sql`${orders.poNumber} ilike ${containing(poNumber)}` : undefined,
    skuCode ? withGoods(firmId, sql`s.item_no = ${skuCode}`) : undefined,
    brand ? withGoods(firmId, sql`b.name ilike ${containing(brand)}`) : undefined,
    buyer
      ? sql`${orders.userId} in (select m.user_id from memberships m join users u on u.id = m.user_id
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
