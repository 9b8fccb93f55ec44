import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { TimedPromotion } from '../rules/running-promotions.ts';
import { promotionPrices as p } from './price-tables.ts';

/** More are not handed to the index: items beyond them are sorted by their usual price. */
const MOST = 50_000;

/** Promotions that run now or begin within so many seconds, for sorting and filtering by price. Everybody gets them. */
export async function readComingPromotions(db: Db, seconds: number): Promise<TimedPromotion[]> {
  const rows = await db
    .select({ skuId: p.skuId, price: p.price, startsAt: p.startsAt, endsAt: p.endsAt })
    .from(p)
    .where(sql`${p.endsAt} > now() and ${p.startsAt} <= now() + make_interval(secs => ${seconds})`)
    .orderBy(p.endsAt)
    .limit(MOST);
  return rows.map(({ skuId, price, startsAt, endsAt }) => ({
    skuId: Number(skuId),
    price: Number(price),
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
  }));
}
