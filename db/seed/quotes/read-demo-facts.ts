import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { changeScope } from '#platform/api/database.ts';
import type { DemoCase } from './demo-cases.ts';

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
  taxRateBp: number;
  deliveryDays: number | null;
}

/** Best sold items by category and place among them: `立铣刀 1`. */
export type DemoItems = ReadonlyMap<string, DemoItem>;

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

type Row = Record<'category' | 'rank' | 'skuId' | 'itemNo' | 'productName' | 'brandName' | 'model' | 'unit', string> &
  Record<'salesPrice', string> & { moq: number; taxRateBp: number; deliveryDays: number | null };

const categoriesOf = ({ wishes }: Pick<DemoCase, 'wishes'>) =>
  wishes.flatMap(({ category, offers = [] }) => [category, ...offers.map((offer) => offer.category)]);

/** The three best sold items, that anybody may buy, of every category the cases name. */
export async function readItems(db: NodePgDatabase, cases: readonly Pick<DemoCase, 'wishes'>[]): Promise<DemoItems> {
  const names = [...new Set(cases.flatMap(categoriesOf).filter((name) => name !== undefined))];
  const { rows } = await db.execute<Row>(sql`
    select top.name category, item.* from (select distinct on (name) id, name from categories
        where name = any(${sql.param(names)}::text[]) order by name, id) top
      cross join lateral (
        select row_number() over (order by s.sales_count desc, s.id)::text "rank", s.id::text "skuId", s.item_no "itemNo",
          s.name "productName", coalesce(b.name, '') "brandName", coalesce(s.mpn, '') model, s.order_unit unit, s.moq,
          s.sales_price::text "salesPrice", s.tax_rate_bp "taxRateBp", s.delivery_days "deliveryDays"
        from skus s join categories c on c.id = s.category_id left join brands b on b.id = s.brand_id
        where top.id = any(c.path_ids) and s.product_status = 5 and not s.exclusive and not s.not_cart
          and s.day_type not in (7, 8, 13) and s.sales_price > 0
        order by s.sales_count desc, s.id limit 3) item`);
  return new Map(
    rows.map(({ category, rank, skuId, salesPrice, ...item }) => [
      `${category} ${rank}`,
      { ...item, skuId: BigInt(skuId), salesPrice: BigInt(salesPrice) },
    ]),
  );
}
