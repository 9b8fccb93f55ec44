import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { Demand } from '../../contract/demand-schemas.ts';

/** Rows of each list: what stands out, not everything. */
const MOST = 10;

interface Counts extends Record<string, unknown> {
  asked: number;
  answered: number;
  won: number;
  lost: number;
}

/** Every quote of the time with what became of it; past its day it counts as lost, whether or not that is written. */
const asked = (days: number): SQL => sql`
  asked as (
    select q.id, q.firm_id, q.due_at, q.converted_fen, first.sent_at,
      extract(epoch from first.sent_at - q.created_at) / 3600 as hours, q.converted_fen > 0 as won,
      q.converted_fen = 0 and (q.status in ('rejected', 'cancelled', 'expired') or q.valid_until <= now()) as lost
    from quotes q left join lateral (select min(v.sent_at) sent_at from quote_versions v
      where v.firm_id = q.firm_id and v.quote_id = q.id and v.state = 'sent') first on true
    where q.created_at > now() - make_interval(days => ${days}))`;

const COUNTS = sql`count(*)::int asked, count(*) filter (where sent_at is not null)::int answered,
  count(*) filter (where won)::int won, count(*) filter (where lost)::int lost`;

const countsOf = ({ asked: count, answered, won, lost }: Counts) => ({ asked: count, answered, won, lost });

async function readTotal(db: Db, days: number): Promise<Demand['total']> {
  const { rows } = await db.execute<
    Counts & { onTime: number; hours: number | null; fen: string; unsupplied: number }
  >(sql`
    with ${asked(days)}
    select ${COUNTS}, count(*) filter (where sent_at <= due_at)::int "onTime", coalesce(sum(converted_fen), 0)::text fen,
      percentile_cont(0.5) within group (order by hours)::float8 hours,
      (select count(*)::int from enquiries_view e where e.status = 'closed'
        and e.created_at > now() - make_interval(days => ${days})) unsupplied
    from asked`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate has one row');
  const { hours, onTime, unsupplied, fen } = row;
  const medianHours = hours === null ? null : Math.round(hours * 10) / 10;
  return { ...countsOf(row), onTime, unsupplied, medianHours, wonAmount: formatAmount(BigInt(fen)) };
}

/** What is asked for, by whom, answered in what time, won or lost. */
export async function readDemand(db: Db, days: number): Promise<Demand> {
  const firms = await db.execute<Counts & { firmName: string; fen: string }>(sql`
    with ${asked(days)}
    select f.name "firmName", ${COUNTS}, coalesce(sum(converted_fen), 0)::text fen
    from asked join firms_view f on f.id = asked.firm_id group by f.id, f.name order by asked desc, f.id limit ${MOST}`);
  const goods = await db.execute<Counts & { name: string }>(sql`
    with ${asked(days)}, wished as (
      select distinct asked.id, sent_at, won, lost, coalesce(c.name, '目录外商品') name
      from asked join quote_lines l on l.firm_id = asked.firm_id and l.quote_id = asked.id and l.offer_no = 1
      left join skus_view s on s.id = l.sku_id left join categories_view c on c.id = s.category_id)
    select name, ${COUNTS} from wished group by name order by asked desc, name limit ${MOST}`);
  return {
    total: await readTotal(db, days),
    firms: firms.rows.map((row) => ({
      firmName: row.firmName,
      ...countsOf(row),
      wonAmount: formatAmount(BigInt(row.fen)),
    })),
    goods: goods.rows.map((row) => ({ name: row.name, ...countsOf(row) })),
  };
}
