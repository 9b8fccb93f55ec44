import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { creditLedger } from '#features/payments/api/public.ts';
import { changeScope } from '#platform/api/database.ts';

/** Orders older than this have been paid for. */
const TERM_DAYS = 45;
/** No firm is given less: 500,000 yuan. */
const LEAST_FEN = 50_000_000n;
const PAID_BEFORE = sql`now() - make_interval(days => ${TERM_DAYS})`;

/**
 * Agrees credit with every company of the demo, and books what its orders on account have used and repaid: the ledger
 * and the accounts add up from the first day.
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
      ${bought} and o.firm_id = f.id and o.submitted_at >= ${PAID_BEFORE}) u
    where f.firm_type = 'company'`);
  await db.execute(sql`
    insert into credit_entries (firm_id, account_id, order_id, kind, amount_fen, document_type, document_no, effect_key, user_id,
      used_after_fen, created_at)
    select m.firm_id, a.id, m.order_id, m.kind, m.fen, 'order', m.order_no,
      m.kind || ':order:' || m.order_no || ':' || m.order_id, case when m.kind = 'use' then m.user_id end,
      sum(${sql.raw(creditLedger.effectText('used', 'm.kind', 'm.fen'))}) over w, m.at
    from (
      select o.firm_id, o.id as order_id, o.order_no, o.user_id, 'use' as kind, o.total_fen - o.cancelled_fen as fen,
        o.submitted_at as at ${bought}
      union all
      select o.firm_id, o.id, o.order_no, o.user_id, 'release', o.returned_fen, r.at
        from (${returned}) r join orders o on o.firm_id = r.firm_id and o.id = r.order_id
        where o.pay_way = 'account' and o.returned_fen > 0
      union all
      select o.firm_id, o.id, o.order_no, o.user_id, 'repaid', ${owed},
        o.submitted_at + make_interval(days => ${TERM_DAYS}) ${bought} and ${owed} > 0 and o.submitted_at < ${PAID_BEFORE}) m
    join credit_accounts a on a.firm_id = m.firm_id
    window w as (partition by m.firm_id order by m.at, m.order_id) order by m.at, m.order_id`);
}
