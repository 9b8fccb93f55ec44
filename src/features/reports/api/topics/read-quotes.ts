import { type SQL, sql } from 'drizzle-orm';
import { formatAmount } from '#platform/shared/money.ts';
import { shareText } from '../../rules/percent.ts';
import { countTile, moneyTile, shareTile } from '../../rules/present-sums.ts';
import { stretchesOf } from '../../rules/stretches.ts';
import type { Asking } from '../figures/figure-reader.ts';
import { presentHead } from '../figures/present-head.ts';
import { idList } from '../figures/wanted-repo.ts';

/** Quotes alike in side, stretch and buyer. */
interface Group {
  side: number;
  start: string;
  userId: string;
  name: string;
  quotes: number;
  converted: number;
  amount: bigint;
}

/** People by name, and those of departments: a quote knows its buyer and no goods of one category. */
function ofBuyers({ wanted }: Asking): SQL {
  const { people, places, firmId } = wanted;
  const parts = [people === null ? sql`true` : sql`q.user_id = any(${idList(people)})`];
  for (const { by, ids } of places) {
    if (by === 'person') parts.push(sql`q.user_id = any(${idList(ids)})`);
    if (by === 'department')
      parts.push(sql`q.user_id in (select m.user_id from memberships_view m
        where m.firm_id = ${firmId} and m.department_id = any(${idList(ids)}))`);
  }
  return sql.join(parts, sql` and `);
}

async function readGroups(asking: Asking): Promise<Group[]> {
  const { db, wanted, filter } = asking;
  const { from, to, compared } = wanted;
  const sides = sql.join(
    [{ from, to }, ...(compared ? [compared] : [])].map(
      (days, no) => sql`(${no}::int, ${days.from}::date, ${days.to}::date)`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<
    Record<'side' | 'start' | 'user_id' | 'name' | 'quotes' | 'converted' | 'amount', string>
  >(sql`
    select side.no as side, date_trunc(${filter.grain}::text, q.created_at at time zone 'Asia/Shanghai')::date::text as start,
      q.user_id, coalesce(u.real_name, '') as name, count(*) as quotes, count(c.amount) as converted,
      coalesce(sum(c.amount), 0) as amount
    from (values ${sides}) side(no, since, till)
      join quotes_view q on q.firm_id = ${wanted.firmId} and q.sent_version > 0
        and q.created_at >= side.since::timestamp at time zone 'Asia/Shanghai'
        and q.created_at < (side.till + 1)::timestamp at time zone 'Asia/Shanghai'
      left join users_view u on u.id = q.user_id
      left join lateral (select sum(v.amount_fen) as amount from quote_conversions_view v
        where v.firm_id = q.firm_id and v.quote_id = q.id) c on true
    where ${ofBuyers(asking)} group by 1, 2, 3, 4`);
  return rows.map(({ side, start, user_id, name, quotes, converted, amount }) => ({
    side: Number(side),
    start,
    userId: user_id,
    name,
    quotes: Number(quotes),
    converted: Number(converted),
    amount: BigInt(amount),
  }));
}

interface QuoteSums {
  quotes: number;
  converted: number;
  amount: bigint;
}

const sumOf = (groups: readonly Group[]): QuoteSums =>
  groups.reduce(
    (sum, { quotes, converted, amount }) => ({
      quotes: sum.quotes + quotes,
      converted: sum.converted + converted,
      amount: sum.amount + amount,
    }),
    { quotes: 0, converted: 0, amount: 0n },
  );

const rateOf = ({ quotes, converted }: QuoteSums) => shareText(BigInt(converted), BigInt(quotes));

/** How many quotes became orders, when, and whose. */
export async function readQuoteReport(asking: Asking) {
  const { viewer, filter, wanted } = asking;
  const groups = await readGroups(asking);
  const now = groups.filter(({ side }) => side === 0);
  const all = sumOf(now);
  const before = wanted.compared ? sumOf(groups.filter(({ side }) => side === 1)) : null;
  return {
    head: presentHead(viewer, filter, ['quotes', 'converted', 'conversion', 'convertedAmount']),
    tiles: [
      countTile('quotes', all.quotes, before?.quotes ?? null),
      countTile('converted', all.converted, before?.converted ?? null),
      shareTile('conversion', rateOf(all), before && rateOf(before)),
      moneyTile('convertedAmount', all.amount, before?.amount ?? null),
    ],
    series: stretchesOf(filter, filter.grain).map(({ start, from, to, label }) => {
      const { quotes, converted } = sumOf(now.filter((group) => group.start === start));
      return { from, to, label, quotes, converted };
    }),
    people: [...Map.groupBy(now, ({ userId }) => userId)]
      .map(([key, own]) => ({ key, name: own[0]?.name ?? '', sums: sumOf(own) }))
      .toSorted((a, b) => b.sums.quotes - a.sums.quotes)
      .map(({ key, name, sums }) => ({
        ...{ key, name, quotes: sums.quotes, converted: sums.converted },
        ...{ rate: rateOf(sums), amount: formatAmount(sums.amount) },
      })),
  };
}
