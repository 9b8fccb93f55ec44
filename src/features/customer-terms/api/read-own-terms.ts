import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { Raise } from '../rules/credit-limit.ts';
import { customerTerms } from './term-tables.ts';

/** A limit of the firm that holds for a while; null: none does. */
export async function readRaise(db: Db, firmId: bigint): Promise<Raise | null> {
  const { rows } = await db.execute<{ until: string; back: string }>(sql`
    select t.raise_until::text as until, t.raise_back_fen::text as back from ${customerTerms} t
    where t.firm_id = ${firmId} and t.raise_until is not null`);
  return rows[0] ? { until: rows[0].until, backFen: BigInt(rows[0].back) } : null;
}
