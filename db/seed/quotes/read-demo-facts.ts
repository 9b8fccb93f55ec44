import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { changeScope } from '#platform/api/database.ts';
import type { DemoCase, DemoOffer } from './demo-case.ts';

export interface DemoPlace {
  firmId: bigint;
  userId: bigint;
}

export interface DemoItem {
  skuId: bigint;
  itemNo: string;
  productName: string;
  brandName: string;
  model: string;
  unit: string;
  moq: number;
  salesPrice: bigint;
  /** Null for whoever is not the desk. */
  basis: { cost: bigint; floor: bigint; supplier: string } | null;
  taxRateBp: number;
  deliveryDays: number | null;
}

/** Best sold items by what is asked for and place among them. */
export type DemoItems = ReadonlyMap<string, DemoItem>;

type Asked = Pick<DemoOffer, 'category' | 'like' | 'rank'>;

/** `立铣刀 {} 1`: the name an item is found by. */
const keyOf = ({ category, like = {}, rank = 1 }: Asked) => `${category} ${JSON.stringify(like)} ${rank}`;

export const itemFor = (items: DemoItems, asked: Asked): DemoItem | undefined =>
  asked.category ? items.get(keyOf(asked)) : undefined;

export async function readPlaces(
  db: NodePgDatabase,
  userNames: readonly string[],
): Promise<ReadonlyMap<string, DemoPlace>> {
  await changeScope(db, { firmId: null, userId: null, right: 'identity' });
  const { rows } = await db.execute<{ userName: string; firmId: string; userId: string }>(sql`
    select distinct on (u.id) u.user_name "userName", m.firm_id::text "firmId", u.id::text "userId"
    from users u join memberships m on m.user_id = u.id
    where u.user_name = any(${sql.param([...userNames])}::text[]) order by u.id, m.id`);
  return new Map(
    rows.map(({ userName, firmId, userId }) => [userName, { firmId: BigInt(firmId), userId: BigInt(userId) }]),
  );
}

type Row = Record<'category' | 'like' | 'skuId' | 'itemNo' | 'productName' | 'brandName' | 'model' | 'unit', string> &
  Record<'cost' | 'floor' | 'supplier', string | null> & {
    rank: number;
    salesPrice: string;
    moq: number;
    taxRateBp: number;
    deliveryDays: number | null;
  };

const askedBy = ({ wishes }: Pick<DemoCase, 'wishes'>): Asked[] =>
  wishes.flatMap(({ category, offers = [] }) => [{ category }, ...offers]);

/** Each category with each set of attributes that is asked for. */
function wantedOf(cases: readonly Pick<DemoCase, 'wishes'>[]) {
  const asked = cases.flatMap(askedBy).filter(({ category }) => category !== undefined);
  return [...new Map(asked.map((one) => [keyOf({ ...one, rank: 1 }), one])).values()].map(
    ({ category, like = {} }) => ({
      category,
      like: JSON.stringify(like),
      attributes: JSON.stringify(Object.entries(like).map(([name, value]) => ({ name, value }))),
    }),
  );
}

/** The three best sold items, that anybody may buy, of every category the cases name and like what they ask for. */
export async function readItems(db: NodePgDatabase, cases: readonly Pick<DemoCase, 'wishes'>[]): Promise<DemoItems> {
  const wanted = wantedOf(cases);
  const column = (name: 'category' | 'like' | 'attributes') => sql.param(wanted.map((one) => one[name] ?? ''));
  const { rows } = await db.execute<Row>(sql`
    select w.category, w."like", item.* from unnest(${column('category')}::text[], ${column('like')}::text[],
        ${column('attributes')}::text[]) as w (category, "like", attributes)
      cross join lateral (
        select row_number() over (order by s.sales_count desc, s.id)::int "rank", s.id::text "skuId", s.item_no "itemNo",
          s.name "productName", coalesce(b.name, '') "brandName", coalesce(s.mpn, '') model, s.order_unit unit, s.moq,
          s.sales_price::text "salesPrice", s.tax_rate_bp "taxRateBp", s.delivery_days "deliveryDays",
          k.cost::text cost, k.floor::text floor, k.supplier
        from skus s join categories c on c.id = s.category_id left join item_costs k on k.sku_id = s.id
          left join brands b on b.id = s.brand_id
        where exists (select from categories top where top.name = w.category and top.id = any(c.path_ids)
            and (w.attributes <> '[]' or top.id = (select min(id) from categories where name = w.category)))
          and s.product_status = 5 and not s.exclusive and not s.not_cart
          and s.day_type not in (7, 8, 13) and s.sales_price > 0 and s.attributes @> w.attributes::jsonb
        order by s.sales_count desc, s.id limit 3) item`);
  return new Map(
    rows.map(({ category, like, rank, skuId, salesPrice, cost, floor, supplier, ...item }) => [
      keyOf({ category, like: JSON.parse(like) as Asked['like'], rank }),
      {
        ...item,
        skuId: BigInt(skuId),
        salesPrice: BigInt(salesPrice),
        basis: cost && floor ? { cost: BigInt(cost), floor: BigInt(floor), supplier: supplier ?? '' } : null,
      },
    ]),
  );
}
