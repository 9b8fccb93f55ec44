import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { divideHalfUp, formatAmount, formatUnitPrice } from '#platform/shared/money.ts';
import type { pricesInput } from '../../contract/report-topics.ts';
import { changeText } from '../../rules/percent.ts';
import { type Asking, readKept } from '../figures/figure-reader.ts';
import { presentHead } from '../figures/present-head.ts';
import { amountColumns } from '../figures/read-sums.ts';
import { idList, inSight } from '../figures/wanted-repo.ts';
import { reportBookings } from '../report-tables.ts';

type PricesAsking = Asking<z.infer<typeof pricesInput>>;

/** An item that was bought in two orders at least. Unit prices in 1/10,000 yuan. */
interface Moved {
  skuId: bigint;
  times: number;
  quantity: number;
  amount: bigint;
  first: bigint;
  last: bigint;
  low: bigint;
  high: bigint;
  lastOn: string;
}

/** Points of the line beside an item. */
const MOST_POINTS = 24;

const inStretch = ({ wanted }: Asking) => sql`${inSight(reportBookings, wanted)} and ${reportBookings.basis} = 'ordered'
  and ${reportBookings.kind} = 'goods' and ${reportBookings.quantity} > 0 and ${reportBookings.correctionOf} is null
  and ${reportBookings.bookedOn} between ${wanted.from}::date and ${wanted.to}::date`;

/** Orders are numbered as they come: the largest number with its price is the last price, whatever was booked when. */
async function readMoved(asking: Asking): Promise<Moved[]> {
  const { amount } = amountColumns(asking.wanted);
  const { rows } = await asking.db.execute<Record<string, string>>(sql`
    select sku_id, count(distinct order_id) as times, sum(quantity) as quantity, sum(${amount}) as amount,
      (min(array[order_id, coalesce(nullif(last_price, 0), price)]))[2] as first, (max(array[order_id, price]))[2] as last,
      min(price) as low, max(price) as high, max(booked_on)::text as last_on
    from ${reportBookings} where ${inStretch(asking)} group by sku_id having count(distinct order_id) > 1`);
  const big = (text: string | undefined) => BigInt(text ?? 0);
  return rows.map((row) => ({
    skuId: big(row.sku_id),
    times: Number(row.times),
    quantity: Number(row.quantity),
    ...{ amount: big(row.amount), first: big(row.first), last: big(row.last), low: big(row.low), high: big(row.high) },
    lastOn: row.last_on ?? '',
  }));
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
/** Change in 1/10,000, to put them in order. */
const riseOf = ({ first, last }: Moved) => (first === 0n ? 0n : divideHalfUp((last - first) * 10_000n, first));

const ORDERS = {
  rise: (a: Moved, b: Moved) => compare(riseOf(b), riseOf(a)) || compare(b.amount, a.amount),
  fall: (a: Moved, b: Moved) => compare(riseOf(a), riseOf(b)) || compare(b.amount, a.amount),
  amount: (a: Moved, b: Moved) => compare(b.amount, a.amount),
} as const;

async function readItems({ db }: Asking, ids: readonly bigint[]) {
  const { rows } = await db.execute<Record<'id' | 'item_no' | 'name' | 'order_unit' | 'brand', string>>(sql`
    select s.id, s.item_no, s.name, s.order_unit, coalesce(b.name, '') as brand
    from skus_view s left join brands_view b on b.id = s.brand_id where s.id = any(${idList(ids)})`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function readPoints(asking: Asking, ids: readonly bigint[]) {
  const { rows } = await asking.db.execute<Record<'sku_id' | 'on_day' | 'price', string>>(sql`
    select sku_id, booked_on::text as on_day, (max(array[order_id, price]))[2] as price from ${reportBookings}
    where ${inStretch(asking)} and sku_id = any(${idList(ids)}) group by sku_id, booked_on order by sku_id, booked_on`);
  return Map.groupBy(rows, ({ sku_id }) => sku_id);
}

/** Prices of what is bought often: what they were, what they are, and the days between. */
export async function readPrices(asking: PricesAsking) {
  const { filter, viewer } = asking;
  const moved = await readKept(asking, 'prices', () => readMoved(asking));
  const shown = moved.toSorted(ORDERS[filter.order]).slice(0, filter.limit);
  const ids = shown.map(({ skuId }) => skuId);
  const items = await readItems(asking, ids);
  const points = await readPoints(asking, ids);
  const counted = (way: number) => moved.filter(({ first, last }) => compare(last, first) === way).length;
  return {
    head: presentHead(viewer, { ...filter, compare: 'none' }, ['price']),
    counts: { items: moved.length, rose: counted(1), fell: counted(-1), same: counted(0) },
    rows: shown.map((one) => {
      const item = items.get(String(one.skuId));
      const line = (points.get(String(one.skuId)) ?? []).slice(-MOST_POINTS);
      return {
        itemNo: item?.item_no ?? '',
        name: item?.name ?? '',
        brand: item?.brand ?? '',
        unit: item?.order_unit ?? '',
        times: one.times,
        quantity: one.quantity,
        amount: formatAmount(one.amount),
        firstPrice: formatUnitPrice(one.first),
        lastPrice: formatUnitPrice(one.last),
        low: formatUnitPrice(one.low),
        high: formatUnitPrice(one.high),
        change: changeText(one.last, one.first),
        lastOn: one.lastOn,
        points: line.map(({ on_day, price }) => ({ on: on_day, price: formatUnitPrice(BigInt(price)) })),
      };
    }),
  };
}
