import { sql } from 'drizzle-orm';
import { SERVICE_DAY_TYPE } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { BookingRow } from './booking-repo.ts';
import type { LineFacts } from './read-booked-orders.ts';

/** Where goods belong, by number; 0: nowhere. Who ordered them is known of the order. */
export interface GoodsPlace {
  departmentId: bigint;
  costCenterId: bigint;
  categoryId: bigint;
  brandId: bigint;
}

export const NOWHERE: GoodsPlace = { departmentId: 0n, costCenterId: 0n, categoryId: 0n, brandId: 0n };

/** Of whatever belongs somewhere, where. */
export const placed = ({ departmentId, costCenterId, categoryId, brandId }: GoodsPlace): GoodsPlace => ({
  ...{ departmentId, costCenterId, categoryId, brandId },
});

/** Where a line belongs and what it is compared with; found out once, and kept with its first booking. */
export interface LinePlace extends GoodsPlace {
  listPrice: bigint;
  lastPrice: bigint;
  cause: string;
}

/** The department somebody wrote to the line, if the firm has one of that name; else that of who ordered. */
const DEPARTMENT = sql`coalesce((select d.id from departments_view d
    where d.firm_id = l.firm_id and l.department <> '' and l.department in (d.name, d.code) order by d.id limit 1),
  m.department_id, 0)`;

/** Work has no price of an item: neither is it compared with one, nor an item with it. */
const PRICED = sql`p.day_type <> ${SERVICE_DAY_TYPE} and l.day_type <> ${SERVICE_DAY_TYPE}`;
const LIST_PRICE = sql`case when l.day_type = ${SERVICE_DAY_TYPE} then l.sales_price
  else greatest(s.list_price, l.sales_price) end`;

/** The price of the order before, whoever placed it; what came to nothing was no purchase, nor what was sent anew for nothing. */
const LAST_PRICE = sql`coalesce((select p.sales_price from order_lines_view p
    join orders_view po on po.firm_id = p.firm_id and po.id = p.order_id
    where p.firm_id = l.firm_id and p.sku_id = l.sku_id and p.order_id < l.order_id
      and po.status not in ('rejected', 'cancelled', 'refused', 'closed') and p.sales_price > 0
      and ${PRICED}
    order by p.order_id desc limit 1), 0)`;

/** Why it is cheaper than the list: a quote it was ordered from, an agreement of that day, or the level of the firm. */
const CAUSE = sql`case when ${LIST_PRICE} <= l.sales_price then ''
  when exists (select 1 from quoted q where q.order_id = l.order_id and q.sku_id = l.sku_id) then 'quote'
  when exists (select 1 from agreement_prices_view a where a.firm_id = l.firm_id and a.sku_id = l.sku_id
    and a.valid_from <= l.on_day and (a.valid_to is null or a.valid_to >= l.on_day)) then 'agreement'
  else 'level' end`;

type Row = Record<
  'id' | 'department_id' | 'cost_center_id' | 'category_id' | 'brand_id' | 'list_price' | 'last_price' | 'cause',
  string
>;

/** Finds out where lines belong that were never booked. */
async function findPlaces(db: Db, firmId: bigint, lines: readonly LineFacts[]): Promise<[bigint, LinePlace][]> {
  if (lines.length === 0) return [];
  const lineIds = sql`${sql.param(lines.map(({ lineId }) => String(lineId)))}::bigint[]`;
  const orderIds = sql`${sql.param([...new Set(lines.map(({ orderId }) => String(orderId)))])}::bigint[]`;
  const { rows } = await db.execute<Row>(sql`
    with quoted as materialized (select c.order_id, q.sku_id from quote_conversions_view c
        join quote_lines_view q on q.firm_id = c.firm_id and q.id = c.line_id
        where c.firm_id = ${firmId} and c.order_id = any(${orderIds})),
      l as materialized (select l.id, l.firm_id, l.order_id, l.sku_id, l.sales_price, l.day_type, l.department, l.cost_center, o.user_id,
          (o.submitted_at at time zone 'Asia/Shanghai')::date as on_day
        from order_lines_view l join orders_view o on o.firm_id = l.firm_id and o.id = l.order_id
        where l.firm_id = ${firmId} and l.id = any(${lineIds}))
    select l.id, ${DEPARTMENT} as department_id, coalesce((select c.id from cost_centers_view c
        where c.firm_id = l.firm_id and c.code = l.cost_center), 0) as cost_center_id, coalesce(s.category_id, 0) as category_id,
      coalesce(s.brand_id, 0) as brand_id, ${LIST_PRICE} as list_price, ${LAST_PRICE} as last_price,
      ${CAUSE} as cause
    from l join skus_view s on s.id = l.sku_id
      left join memberships_view m on m.firm_id = l.firm_id and m.user_id = l.user_id`);
  return rows.map((row) => [BigInt(row.id), placeOf(row)]);
}

const placeOf = (row: Row): LinePlace => ({
  departmentId: BigInt(row.department_id),
  costCenterId: BigInt(row.cost_center_id),
  categoryId: BigInt(row.category_id),
  brandId: BigInt(row.brand_id),
  listPrice: BigInt(row.list_price),
  lastPrice: BigInt(row.last_price),
  cause: row.cause,
});

/** Where lines belong: what was found out with their first booking stays, whatever has become of it since. */
export async function readLinePlaces(
  db: Db,
  firmId: bigint,
  lines: readonly LineFacts[],
  booked: readonly BookingRow[],
): Promise<ReadonlyMap<bigint, LinePlace>> {
  const kept = booked.filter(({ basis, kind }) => basis === 'ordered' && kind === 'goods');
  const known = new Map<bigint, LinePlace>(kept.map((row) => [row.sourceId, row]));
  const found = await findPlaces(
    db,
    firmId,
    lines.filter(({ lineId }) => !known.has(lineId)),
  );
  return new Map([...known, ...found]);
}
