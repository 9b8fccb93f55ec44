import { sql } from 'drizzle-orm';
import type { BilledCredit } from '#features/payments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';

/**
 * What statements leave open and no money covers, for the credit check. Money not yet spread counts against the oldest: nobody is
 * stopped for a bill whose money is there and waits for a clerk.
 */
export async function readBilled(db: Db, firmId: bigint): Promise<BilledCredit> {
  const today = todayInShanghai();
  const { rows } = await db.execute<{ open: string; overdue: string; days: number; no: string | null }>(sql`
    with items as (
      select s.statement_no, s.due_on, s.due_fen - s.paid_fen as fen from statements_view s
      where s.firm_id = ${firmId} and s.due_fen <> s.paid_fen and s.status <> 'generated'),
    free as (
      select coalesce(sum(r.amount_fen - r.allocated_fen), 0)
        + coalesce((select -sum(fen) from items where fen < 0), 0) as fen
      from receipts r where r.firm_id = ${firmId} and r.allocated_fen < r.amount_fen and r.status <> 'reversed'),
    owed as (
      select statement_no, due_on, greatest(0, least(fen, sum(fen) over (order by due_on, statement_no) - (select fen from free))) as fen
      from items where fen > 0),
    late as (select * from owed where fen > 0 and due_on < ${today}::date)
    select coalesce(sum(fen), 0) - greatest(0, (select fen from free) - coalesce((select sum(fen) from items where fen > 0), 0)) as open,
      (select coalesce(sum(fen), 0) from late) as overdue,
      coalesce((select max(${today}::date - due_on) from late), 0) as days,
      (select statement_no from late order by due_on, statement_no limit 1) as no
    from owed`);
  const [row] = rows;
  return {
    openFen: BigInt(row?.open ?? 0),
    overdueFen: BigInt(row?.overdue ?? 0),
    overdueDays: Number(row?.days ?? 0),
    overdueNo: row?.no ?? null,
  };
}
