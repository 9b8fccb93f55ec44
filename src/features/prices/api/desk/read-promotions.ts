import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import type { PeriodState, PromotionFilter, PromotionRow } from '../../contract/price-desk-schemas.ts';
import { priceText } from '../present-prices.ts';
import { promotionPrices as p } from '../price-tables.ts';
import { containing, type PricedRow, priceColumns } from './read-conditions.ts';

const STATE = sql<PeriodState>`case when ${p.startsAt} > now() then 'coming'
  when ${p.endsAt} <= now() then 'ended' else 'running' end`;

/** Promotions, those that begin last first. */
export async function readPromotions(
  db: Db,
  { item, state, pageNo, pageSize }: PromotionFilter,
): Promise<{ list: PromotionRow[]; total: number }> {
  const wanted: SQL | undefined = and(
    item ? sql`(s.item_no = ${item} or ${containing(sql`s.name`, item)})` : undefined,
    state ? sql`${STATE} = ${state}` : undefined,
  );
  const { rows } = await db.execute<Row>(sql`
    select ${priceColumns(p)}, ${p.name} as promotion, ${p.startsAt} as starts_at, ${p.endsAt} as ends_at,
        ${STATE} as state, (count(*) over ())::int as total
      from ${p} join skus_view s on s.id = ${p.skuId} ${wanted ? sql`where ${wanted}` : sql``}
     order by ${p.startsAt} desc, ${p.id} desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  return { list: rows.map(presentPromotion), total: rows[0]?.total ?? 0 };
}

interface Row extends PricedRow {
  promotion: string;
  starts_at: Date | string;
  ends_at: Date | string;
  state: PeriodState;
  total: number;
}

const presentPromotion = (row: Row): PromotionRow => ({
  id: row.id,
  skuCode: row.item_no,
  productName: row.name,
  orderUnit: row.order_unit,
  name: row.promotion,
  price: formatUnitPrice(BigInt(row.price)),
  listPrice: priceText(BigInt(row.list_price)),
  startsAt: new Date(row.starts_at).toISOString(),
  endsAt: new Date(row.ends_at).toISOString(),
  state: row.state,
});
