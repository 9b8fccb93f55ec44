import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { changeScope } from '#platform/api/database.ts';

/** Orders older than this have been paid for. */
const TERM_DAYS = 45;
/** No firm is given less: 500,000 yuan. */
const LEAST_FEN = 50_000_000n;

/**
 * Agrees credit with every company of the demo, and books what its orders on account have used and repaid: the ledger
 * and the accounts add up from the first day.
 */
export async function writeCredit(db: NodePgDatabase): Promise<void> {
  await changeScope(db, { firmId: null, userId: null, right: 'worker' });
  const bought = sql`from orders o where o.pay_way = 'account' and o.status not in ('cancelled', 'rejected', 'closed')
    and o.total_fen > o.cancelled_fen`;
  await db.execute(sql`
    insert into credit_entries (firm_id, order_id, kind, amount_fen, created_at)
    select o.firm_id, o.id, 'use', o.total_fen - o.cancelled_fen, o.submitted_at ${bought} order by o.submitted_at`);
  await db.execute(sql`
    insert into credit_entries (firm_id, order_id, kind, amount_fen, created_at)
    select o.firm_id, o.id, 'repaid', o.total_fen - o.cancelled_fen, o.submitted_at + make_interval(days => ${TERM_DAYS})
    ${bought} and o.submitted_at < now() - make_interval(days => ${TERM_DAYS}) order by o.submitted_at`);
  // Twice what is open, in whole 100,000 yuan: room for a demo's orders, and a limit that can be met.
  await db.execute(sql`
    insert into credit_accounts (firm_id, limit_fen, used_fen, term_days)
    select f.id, greatest(${LEAST_FEN}::bigint, (u.used / 5000000 + 1) * 10000000), u.used, ${TERM_DAYS}
    from firms f cross join lateral (
      select coalesce(sum(case e.kind when 'use' then e.amount_fen else -e.amount_fen end), 0)::bigint as used
      from credit_entries e where e.firm_id = f.id) u
    where f.firm_type = 'company'`);
}
