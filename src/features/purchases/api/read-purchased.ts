import { and, eq, gt, gte, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { visibleTo } from '#features/orders/api/public.ts';
import { NOT_PURCHASED, SERVICE_DAY_TYPE } from '#features/orders/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';

/** Which purchases are looked at. */
export interface PurchaseScope {
  /** Days back from now; null for all. */
  days: number | null;
  buyerId: bigint | null;
}

export interface PurchaseWish extends PurchaseScope {
  /** Only these goods; null for all. */
  skuIds: readonly bigint[] | null;
  categoryCode: string | null;
  brandCode: string | null;
  /** Words of the item itself, or one of the goods that the firm's own codes stand for. */
  words: { text: string; codedIds: readonly bigint[] } | null;
  sort: 'times' | 'last' | 'amount';
  limit: number;
  offset: number;
}

/** What was bought of one item, net of what was cancelled, and the line it was bought with last. */
export interface PurchasedSku {
  skuId: bigint;
  itemNo: string;
  productName: string;
  brandName: string | null;
  mpn: string | null;
  orderUnit: string;
  /** Orders with it. */
  times: number;
  quantity: number;
  amountFen: bigint;
  buyerCount: number;
  lastAt: Date;
  lastBuyer: string;
  lastQuantity: number;
  /** 1/10,000 yuan. */
  lastPrice: bigint;
}

/** Counting distinct orders of 100,000 lines sorts in memory with this; with the usual 4 MB it goes to disk. */
const SORT_MEMORY = sql`set local work_mem = '32MB'`;

const ofOrder = and(eq(ordersView.firmId, orderLinesView.firmId), eq(ordersView.id, orderLinesView.orderId));

/** Lines the caller may see that were bought, and not called off. */
const bought = (caller: SignedInCaller) =>
  and(
    visibleTo(caller, ordersView),
    eq(orderLinesView.firmId, caller.firmId),
    notInArray(ordersView.status, [...NOT_PURCHASED]),
    gt(orderLinesView.quantity, orderLinesView.cancelledQuantity),
    // What was sent anew for nothing was bought before.
    or(isNull(ordersView.originCaseNo), gt(ordersView.goodsFen, 0n)),
    ne(orderLinesView.dayType, SERVICE_DAY_TYPE),
  );

const within = ({ days, buyerId }: PurchaseScope) =>
  and(
    days === null ? undefined : gte(ordersView.submittedAt, sql`now() - make_interval(days => ${days})`),
    buyerId === null ? undefined : eq(ordersView.userId, buyerId),
  );

/** One row per item and person: everything else is summed up from it. `last` is the time and the id of a line. */
const partsOf = (caller: SignedInCaller, scope: PurchaseScope): SQL => sql`
  select ${orderLinesView.skuId} as sku_id, ${ordersView.userId} as user_id, count(distinct ${ordersView.id}) as times,
    sum(${orderLinesView.quantity} - ${orderLinesView.cancelledQuantity}) as quantity,
    sum(${orderLinesView.amountFen} - ${orderLinesView.cancelledFen}) as amount,
    max(array[(extract(epoch from ${ordersView.submittedAt}) * 1000000)::bigint, ${orderLinesView.id}]) as last
  from ${orderLinesView} join ${ordersView} on ${ofOrder}
  where ${and(bought(caller), within(scope))} group by 1, 2`;

const idList = (ids: readonly bigint[]) => sql`${sql.param(ids.map(String))}::bigint[]`;

/** `s` is the item, `c` its category, `d` its brand. */
function fits({ skuIds, categoryCode, brandCode, words }: PurchaseWish): SQL {
  const like = words && containing(words.text);
  return (
    and(
      sql`true`,
      skuIds ? sql`s.id = any(${idList(skuIds)})` : undefined,
      categoryCode === null
        ? undefined
        : sql`(select k.id from categories_view k where k.code = ${categoryCode}) = any(c.path_ids)`,
      brandCode === null ? undefined : sql`d.code = ${brandCode}`,
      words
        ? sql`(s.item_no ilike ${like} or s.mpn ilike ${like} or s.name ilike ${like} or d.name ilike ${like}
            or s.id = any(${idList(words.codedIds)}))`
        : undefined,
    ) ?? sql`true`
  );
}

const ORDERS: Readonly<Record<PurchaseWish['sort'], SQL>> = {
  times: sql`item.times desc, item.last desc, item.sku_id`,
  last: sql`item.last desc, item.sku_id`,
  amount: sql`item.amount desc, item.last desc, item.sku_id`,
};

type Row = Record<'sku_id' | 'times' | 'quantity' | 'amount' | 'buyers' | 'last_price' | 'total', string> & {
  item_no: string;
  product_name: string;
  brand_name: string | null;
  mpn: string | null;
  order_unit: string;
  last_quantity: number;
  last_at: string | Date;
  last_buyer: string;
};

const present = (row: Row): PurchasedSku => ({
  skuId: BigInt(row.sku_id),
  itemNo: row.item_no,
  productName: row.product_name,
  brandName: row.brand_name,
  mpn: row.mpn,
  orderUnit: row.order_unit,
  times: Number(row.times),
  quantity: Number(row.quantity),
  amountFen: BigInt(row.amount),
  buyerCount: Number(row.buyers),
  lastAt: new Date(row.last_at),
  lastBuyer: row.last_buyer,
  lastQuantity: row.last_quantity,
  lastPrice: BigInt(row.last_price),
});

/** One page of what the caller may see as bought, and how many goods there are in all. */
export async function readPurchased(
  db: Db,
  caller: SignedInCaller,
  wish: PurchaseWish,
): Promise<{ rows: PurchasedSku[]; total: number }> {
  await db.execute(SORT_MEMORY);
  const { rows } = await db.execute<Row>(sql`
    with part as materialized (${partsOf(caller, wish)}),
    item as (select sku_id, sum(times) as times, sum(quantity) as quantity, sum(amount) as amount, max(last) as last,
      count(*) as buyers from part group by sku_id),
    page as (select item.*, count(*) over () as total, row_number() over (order by ${ORDERS[wish.sort]}) as place
      from item join skus_view s on s.id = item.sku_id join categories_view c on c.id = s.category_id
        left join brands_view d on d.id = s.brand_id
      where ${fits(wish)} order by place limit ${wish.limit} offset ${wish.offset})
    select p.sku_id, p.times, p.quantity, p.amount, p.buyers, p.total, l.item_no, l.product_name, l.brand_name, l.mpn,
      l.order_unit, l.quantity - l.cancelled_quantity as last_quantity, l.sales_price as last_price,
      o.submitted_at as last_at, u.real_name as last_buyer
    from page p join order_lines_view l on l.firm_id = ${caller.firmId} and l.id = p.last[2]
      join orders_view o on o.firm_id = l.firm_id and o.id = l.order_id join users_view u on u.id = o.user_id
    order by p.place`);
  return { rows: rows.map(present), total: Number(rows[0]?.total ?? 0) };
}

export interface PurchaseFacets {
  /** Second level of the catalogue, with the name of the first before it. */
  categories: { code: string; name: string; parentName: string; count: number }[];
  brands: { code: string; name: string; count: number }[];
  buyers: { id: bigint; name: string; count: number }[];
  /** Goods bought, and what was paid for them. */
  itemCount: number;
  amountFen: bigint;
}

interface FacetRow extends Record<string, unknown> {
  kind: 'category' | 'brand' | 'buyer' | 'all';
  key: string;
  name: string;
  parent: string;
  items: string;
  amount: string;
}

/** What the purchases of a period can be narrowed by, each with its number of goods, the most first. */
export async function readPurchaseFacets(db: Db, caller: SignedInCaller, days: number | null): Promise<PurchaseFacets> {
  await db.execute(SORT_MEMORY);
  const { rows } = await db.execute<FacetRow>(sql`
    with part as materialized (${partsOf(caller, { days, buyerId: null })}),
    item as materialized (select s.id, s.brand_id, coalesce(c.path_ids[2], c.path_ids[1]) as category_id
      from (select distinct sku_id from part) x join skus_view s on s.id = x.sku_id join categories_view c on c.id = s.category_id)
    select 'category' as kind, c.code as key, c.name, coalesce(top.name, '') as parent, count(*) as items, 0 as amount
      from item join categories_view c on c.id = item.category_id left join categories_view top on top.id = c.parent_id
      group by c.code, c.name, top.name
    union all select 'brand', b.code, b.name, '', count(*), 0 from item join brands_view b on b.id = item.brand_id
      group by b.code, b.name
    union all select 'buyer', u.id::text, u.real_name, '', count(*), 0 from part join users_view u on u.id = part.user_id
      group by u.id, u.real_name
    union all select 'all', '', '', '', count(distinct sku_id), coalesce(sum(amount), 0) from part
    order by items desc, name`);
  const of = (kind: FacetRow['kind']) => rows.filter((row) => row.kind === kind);
  const entry = ({ key, name, items }: FacetRow) => ({ code: key, name, count: Number(items) });
  const [all] = of('all');
  return {
    categories: of('category').map((row) => ({ ...entry(row), parentName: row.parent })),
    brands: of('brand').map(entry),
    buyers: of('buyer').map(({ key, name, items }) => ({ id: BigInt(key), name, count: Number(items) })),
    itemCount: Number(all?.items ?? 0),
    amountFen: BigInt(all?.amount ?? 0),
  };
}

export interface PaidPrice {
  at: Date;
  /** 1/10,000 yuan. */
  price: bigint;
}

/** The latest prices paid for some goods, the oldest of them first. */
export async function readLastPrices(
  db: Db,
  caller: SignedInCaller,
  skuIds: readonly bigint[],
  most: number,
): Promise<Map<bigint, PaidPrice[]>> {
  const { rows } = await db.execute<{ sku_id: string; at: string | Date; price: string }>(sql`
    select k.sku_id, paid.at, paid.price from unnest(${idList(skuIds)}) as k (sku_id)
    cross join lateral (
      select ${ordersView.submittedAt} as at, ${orderLinesView.salesPrice} as price, ${orderLinesView.id} as id
      from ${orderLinesView} join ${ordersView} on ${ofOrder}
      where ${and(bought(caller), sql`${orderLinesView.skuId} = k.sku_id`)}
      order by ${ordersView.submittedAt} desc, ${orderLinesView.id} desc limit ${most}) paid
    order by k.sku_id, paid.at, paid.id`);
  const prices = new Map<bigint, PaidPrice[]>();
  for (const { sku_id, at, price } of rows) {
    const skuId = BigInt(sku_id);
    prices.set(skuId, [...(prices.get(skuId) ?? []), { at: new Date(at), price: BigInt(price) }]);
  }
  return prices;
}
