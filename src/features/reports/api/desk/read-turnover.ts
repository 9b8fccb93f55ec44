import { sql } from 'drizzle-orm';
import { formatAmount } from '#platform/shared/money.ts';
import type { DeskOverview } from '../../contract/desk-schemas.ts';
import type { Days } from '../../contract/filter-days.ts';
import { countTile, moneyTile } from '../../rules/present-sums.ts';
import { stretchesOf } from '../../rules/stretches.ts';
import { type Asking, readKept } from '../figures/figure-reader.ts';
import { reportFirmDays } from '../report-tables.ts';

interface Day {
  day: string;
  orders: number;
  amount: bigint;
}

interface Turnover {
  days: Day[];
  firms: number;
}

const { bookedOn, orders, amountFen } = reportFirmDays;

/** What all firms ordered on each day, and how many firms that were. */
async function readDays({ db }: Asking, { from, to }: Days): Promise<Turnover> {
  const within = sql`${bookedOn} between ${from}::date and ${to}::date`;
  const { rows } = await db.execute<{ day: string; orders: number; amount: string }>(sql`
    select ${bookedOn}::text as day, sum(${orders})::int as orders, sum(${amountFen}) as amount
    from ${reportFirmDays} where ${within} group by 1`);
  const counted = await db.execute<{ firms: number }>(sql`
    select count(distinct ${reportFirmDays.firmId})::int as firms from ${reportFirmDays} where ${within} and ${orders} > 0`);
  const days = rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  return { days, firms: counted.rows[0]?.firms ?? 0 };
}

const sumOf = (days: readonly Day[], { from, to }: Days) => {
  const within = days.filter(({ day }) => day >= from && day <= to);
  return {
    amount: within.reduce((sum, one) => sum + one.amount, 0n),
    orders: within.reduce((sum, one) => sum + one.orders, 0),
  };
};

const perOrder = ({ amount, orders: count }: { amount: bigint; orders: number }) =>
  count === 0 ? 0n : (amount + BigInt(count) / 2n) / BigInt(count);

/** Turnover of all firms over time, beside the days compared with. */
export async function readTurnover(asking: Asking): Promise<Pick<DeskOverview, 'tiles' | 'series'>> {
  const { wanted, filter, viewer } = asking;
  const { compared } = wanted;
  const [now, before] = await readKept(asking, 'turnover', async () => [
    await readDays(asking, wanted),
    compared ? await readDays(asking, compared) : null,
  ]);
  const [sum, old] = [sumOf(now.days, wanted), before && compared ? sumOf(before.days, compared) : null];
  const columns = stretchesOf(filter, filter.grain);
  // The n-th column is compared with the n-th of the time before: both begin and end alike.
  const others = compared ? stretchesOf(compared, filter.grain) : [];
  return {
    tiles: [
      moneyTile('turnover', sum.amount, old && old.amount),
      countTile('turnoverOrders', sum.orders, old && old.orders),
      moneyTile('turnoverAverage', perOrder(sum), old && perOrder(old)),
      countTile('buyingFirms', now.firms, before && before.firms),
    ],
    series: columns.map(({ from, to, label }, place) => {
      const { amount, orders: count } = sumOf(now.days, { from, to });
      const other = others[place];
      return {
        from,
        to,
        label,
        amount: formatAmount(amount),
        before: before && other ? formatAmount(sumOf(before.days, other).amount) : null,
        orders: count,
        running: to >= viewer.today,
      };
    }),
  };
}
