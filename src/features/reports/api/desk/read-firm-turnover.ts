import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { FirmTurnover, firmTurnoverPage } from '../../contract/desk-schemas.ts';
import { linesErrors } from '../../contract/report-errors.ts';
import { changeText, shareText } from '../../rules/percent.ts';
import type { Asking } from '../figures/figure-reader.ts';
import { reportFirmDays } from '../report-tables.ts';

const { firmId, bookedOn, orders, amountFen } = reportFirmDays;

type Row = Record<'customer_code' | 'name' | 'amount' | 'id' | 'whole', string> & {
  orders: number;
  total: number;
  before: string | null;
};

const MARK = /^(-?\d{1,18})_(\d{1,18})$/;

/** Behind which amount and firm a page begins. */
function readMark(text: string | undefined): { amount: string; id: string } | null {
  if (text === undefined) return null;
  const [, amount, id] = MARK.exec(text) ?? [];
  if (!amount || !id) throw refuse(linesErrors, 'REPORT_CURSOR');
  return { amount, id };
}

const present = (row: Row, compares: boolean): FirmTurnover => {
  const amount = BigInt(row.amount);
  const before = compares ? BigInt(row.before ?? 0) : null;
  return {
    customerCode: row.customer_code,
    firmName: row.name,
    orders: row.orders,
    amount: formatAmount(amount),
    share: shareText(amount, BigInt(row.whole)),
    before: before === null ? null : formatAmount(before),
    change: changeText(amount, before),
  };
};

/** What each firm ordered, the largest first: the rows behind a turnover, which is their sum. */
export async function readFirmTurnover(
  { db, wanted }: Asking,
  { after, limit }: { after?: string; limit: number },
): Promise<z.infer<typeof firmTurnoverPage>> {
  const mark = readMark(after);
  const { from, to, compared } = wanted;
  const sums = (side: { from: string; to: string }) => sql`
    select ${firmId} as id, sum(${orders})::int as orders, sum(${amountFen}) as amount from ${reportFirmDays}
    where ${bookedOn} between ${side.from}::date and ${side.to}::date group by 1`;
  const { rows } = await db.execute<Row>(sql`
    with found as materialized (select * from (${sums(wanted)}) s where s.orders <> 0 or s.amount <> 0),
      shown as (select f.*, (sum(amount) over ()) as whole, (count(*) over ())::int as total from found f)
    select s.id::text, s.orders, s.amount::text, s.whole::text, s.total, f.customer_code, f.name,
      ${compared ? sql`b.amount::text` : sql`null`} as before
    from shown s join firms_view f on f.id = s.id ${compared ? sql`left join (${sums(compared)}) b on b.id = s.id` : sql``}
    where ${mark === null ? sql`true` : sql`(s.amount, s.id) < (${mark.amount}::bigint, ${mark.id}::bigint)`}
    order by s.amount desc, s.id desc limit ${limit + 1}`);
  const [last] = rows.slice(limit - 1, limit);
  const whole = await db.execute<{ total: number; amount: string }>(sql`
    select count(*)::int as total, coalesce(sum(amount), 0)::text as amount
    from (${sums({ from, to })}) s where s.orders <> 0 or s.amount <> 0`);
  return {
    total: whole.rows[0]?.total ?? 0,
    amount: formatAmount(BigInt(whole.rows[0]?.amount ?? 0)),
    rows: rows.slice(0, limit).map((row) => present(row, compared !== null)),
    next: rows.length > limit && last ? `${last.amount}_${last.id}` : null,
  };
}
