import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { agreementPrices, promotionPrices } from '#features/prices/api/price-tables.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { DEMO_FIRMS } from './demo-firms.ts';
import { agreePrices, type DealItem, promote, shareOf } from './prices/agree-prices.ts';

const DAY_MS = 86_400_000;
/** Agreements run for a year, of which a good third is over. */
const AGREED = { from: -130, to: 235 };
const PROMOTIONS = 80;
/** Rows of one statement. */
const BATCH = 500;

interface Offered extends DealItem {
  skuId: bigint;
  topName: string;
  /** Place among the best sold of its category, the best 1. */
  place: number;
  saleFlag: boolean;
}

interface OfferedRow extends Record<string, unknown> {
  id: string;
  item_no: string;
  price: string;
  top: string;
  moq: number;
  step: number;
  sale_flag: boolean;
  place: number;
}

/** What is sold best, category by category: goods that companies write into their agreements. */
async function readOffered(db: NodePgDatabase): Promise<Offered[]> {
  const { rows } = await db.execute<OfferedRow>(sql`
    select * from (
      select s.id::text as id, s.item_no, s.sales_price::text as price, s.moq, s.step, s.sale_flag, s.sales_count,
          top.name as top, (row_number() over (partition by s.category_id order by s.sales_count desc))::int as place
        from skus s join categories c on c.id = s.category_id join categories top on top.id = c.path_ids[1]
       where s.sales_price > 10000 and s.product_status = 5 and not s.exclusive and not s.not_cart) offered
     where place <= 2 or sale_flag order by sales_count desc, item_no`);
  return rows.map(({ id, item_no, price, moq, step, sale_flag, top, place }) => ({
    skuId: BigInt(id),
    itemNo: item_no,
    salesPrice: BigInt(price),
    moq,
    step,
    place,
    saleFlag: sale_flag,
    topName: top,
  }));
}

type Agreement = typeof agreementPrices.$inferInsert;

/** The agreement of one firm: in force now; some items with the year before, some with the year to come. */
async function writeAgreement(
  db: NodePgDatabase,
  customerCode: string,
  items: readonly Offered[],
  now: Date,
): Promise<void> {
  const [firm] = await db.select({ id: firms.id }).from(firms).where(eq(firms.customerCode, customerCode));
  if (!firm) throw new Error(`${customerCode} is no firm of the demo`);
  const day = (days: number) => displayDay(new Date(now.getTime() + days * DAY_MS).toISOString());
  const period = (from: number, to: number) => ({ validFrom: day(from), validTo: day(to) });
  const agreementNo = `XY${day(AGREED.from).slice(0, 4)}-${customerCode.slice(-4)}`;
  const rows = items.flatMap((item, index): Agreement[] => {
    const common = { firmId: firm.id, skuId: item.skuId, agreementNo };
    const tiers = agreePrices(item, customerCode).map((tier) => ({ ...common, ...tier }));
    const base = { ...common, minQuantity: 1 };
    const before = { ...base, price: shareOf(item.salesPrice, 9850), ...period(AGREED.from - 365, AGREED.from - 1) };
    const after = { ...base, price: shareOf(item.salesPrice, 9100), ...period(AGREED.to + 1, AGREED.to + 365) };
    return [
      ...tiers.map((tier) => ({ ...tier, ...period(AGREED.from, AGREED.to) })),
      ...(index % 12 === 0 ? [before] : []),
      ...(index % 15 === 1 ? [after] : []),
    ];
  });
  for (let at = 0; at < rows.length; at += BATCH) {
    await db.insert(agreementPrices).values(rows.slice(at, at + BATCH));
  }
}

/** Promotions that run now, of goods the catalogue marks as on sale; they end one after another. */
async function writePromotions(db: NodePgDatabase, items: readonly Offered[], now: Date): Promise<void> {
  const instant = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const rows = items.map((item, index) => ({
    skuId: item.skuId,
    name: `${item.topName}限时直降`,
    price: promote(item),
    startsAt: instant(-1 - (index % 20)),
    endsAt: instant(15 + (index % 8) * 30),
  }));
  if (rows.length) await db.insert(promotionPrices).values(rows);
}

/**
 * Agreements of the first two demo firms, partly about the same goods and never at the same price, and running
 * promotions, so that every badge can be seen.
 */
export async function writePrices(db: NodePgDatabase, now: Date): Promise<void> {
  const offered = await readOffered(db);
  const [first, second] = DEMO_FIRMS;
  const best = offered.filter(({ place }) => place === 1);
  const next = offered.filter(({ place }) => place === 2);
  if (first) await writeAgreement(db, first.customerCode, best.slice(0, 150), now);
  if (second) await writeAgreement(db, second.customerCode, [...best.slice(0, 40), ...next.slice(0, 80)], now);
  await writePromotions(db, offered.filter(({ saleFlag }) => saleFlag).slice(0, PROMOTIONS), now);
}
