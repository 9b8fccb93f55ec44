import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { afterSaleQuickMonths } from '../settlement-tables.ts';

/** Takes an amount of what a company may be given quickly in a month of Shanghai; false: it does not reach. */
export async function takeQuick(db: Db, firmId: bigint, amountFen: bigint, mostFen: bigint): Promise<boolean> {
  if (amountFen > mostFen) return false;
  const { usedFen } = afterSaleQuickMonths;
  const month = sql<string>`to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM')`;
  const { rowCount } = await db
    .insert(afterSaleQuickMonths)
    .values({ firmId, month, usedFen: amountFen })
    .onConflictDoUpdate({
      target: [afterSaleQuickMonths.firmId, afterSaleQuickMonths.month],
      set: { usedFen: sql`${usedFen} + ${amountFen}` },
      setWhere: sql`${usedFen} + ${amountFen} <= ${mostFen}`,
    });
  return rowCount === 1;
}
