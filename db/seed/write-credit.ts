import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { creditLedger } from '#features/payments/api/public.ts';
import { changeScope } from '#platform/api/database.ts';

/** Orders older than this have been paid for; some companies pay two months later. */
const TERM_DAYS = 45;
const LATE_DAYS = 60;
/** No firm is given less: 500,000 yuan. */
const LEAST_FEN = 50_000_000n;
const paidBefore = (firm: SQL) =>
  sql`now() - make_interval(days => ${TERM_DAYS} + case when ${firm} % 3 = 1 then ${LATE_DAYS} else 0 end)`;

/**
 * Agrees credit with every company of the demo, and books what its orders on account have used, and a receipt for each month that
 * was paid: the ledger and the accounts add up from the first day.
 */
export async function writeCredit(db: NodePgDatabase): Promise<void> {
  await changeScope(db, { firmId: null, userId: null, right: 'worker' });
  const bought = sql`from orders o where o.pay_way = 'account' and o.status not in ('cancelled', 'rejected', 'closed')
    and o.total_fen > o.cancelled_fen`;
  // What came back did so before it was due, and was never paid.
  const owed = sql`o.total_fen - o.cancelled_fen - o.returned_fen`;
  const returned = sql`select firm_id, order_id, max(created_at) as at from after_sale_refunds group by firm_id, order_id`;
  // Twice what is open, in whole 100,000 yuan: room for a demo's orders, and a limit that can be met.
  await db.execute(sql`
    insert into credit_accounts (firm_id, limit_fen, used_fen, term_days)
    select f.id, greatest(${LEAST_FEN}::bigint, (u.used / 5000000 + 1) * 10000000), u.used, ${TERM_DAYS}
    from firms f cross join lateral (
      select coalesce(sum(${owed}), 0)::bigint as used
      ${bought} and o.firm_id = f.id and o.submitted_at >= ${paidBefore(sql`o.firm_id`)}) u
    where f.firm_type = 'company'`);
  // Receipts are the desk's.
  await changeScope(db, { firmId: null, userId: null, right: 'desk' });
  await db.execute(sql`
    insert into receipts (firm_id, receipt_no, method, status, amount_fen, received_on, payer_name, remark, created_at)
    select m.firm_id, 'RC' || to_char(m.at at time zone 'Asia/Shanghai', 'YYMMDD') || to_char(nextval('receipt_number_seq'), 'FM000000'),
      'transfer', 'booked', m.fen, (m.at at time zone 'Asia/Shanghai')::date, f.name, '货款', m.at
    from (
      select o.firm_id, sum(${owed})::bigint as fen, least(now() - interval '1 day', max(o.submitted_at) + make_interval(days => ${TERM_DAYS})) as at
      ${bought} and ${owed} > 0 and o.submitted_at < ${paidBefore(sql`o.firm_id`)}
      group by o.firm_id, date_trunc('month', o.submitted_at at time zone 'Asia/Shanghai')) m
    join firms f on f.id = m.firm_id order by m.at, m.firm_id`);
  await db.execute(sql`
    insert into credit_entries (firm_id, account_id, order_id, kind, amount_fen, document_type, document_no, effect_key, user_id,
      used_after_fen, created_at)
    select m.firm_id, a.id, m.order_id, m.kind, m.fen, m.type, m.no,
      m.kind || ':' || m.type || ':' || m.no || ':' || coalesce(m.order_id::text, ''), case when m.kind = 'use' then m.user_id end,
      sum(${sql.raw(creditLedger.effectText('used', 'm.kind', 'm.fen'))}) over w, m.at
    from (
      select o.firm_id, o.id as order_id, 'order' as type, o.order_no as no, o.user_id, 'use' as kind,
        o.total_fen - o.cancelled_fen as fen, o.submitted_at as at ${bought}
      union all
      select o.firm_id, o.id, 'order', o.order_no, o.user_id, 'release', o.returned_fen, r.at
        from (${returned}) r join orders o on o.firm_id = r.firm_id and o.id = r.order_id
        where o.pay_way = 'account' and o.returned_fen > 0
      union all
      select r.firm_id, null, 'receipt', r.receipt_no, null, 'repaid', r.amount_fen, r.created_at from receipts r) m
    join credit_accounts a on a.firm_id = m.firm_id
    window w as (partition by m.firm_id order by m.at, m.type, m.no) order by m.at, m.type, m.no`);
}
