import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { type StatementFacts, statusOf } from '../rules/statement-status.ts';
import { statements } from './statement-tables.ts';

/** Money may come up to what is due and go back down to nothing; what a correction left overpaid only goes back. */
export function paidAfter({ dueFen, paidFen }: Pick<StatementFacts, 'dueFen' | 'paidFen'>, amountFen: bigint) {
  const after = paidFen + amountFen;
  const sign = dueFen < 0n ? -1n : 1n;
  const [due, before, now] = [dueFen * sign, paidFen * sign, after * sign];
  if (now < 0n || (now > before && now > due)) return null;
  return after;
}

/** Money was spread over a statement, or taken off it (below zero). False: more than is due, or than was paid. */
export async function markPaid(
  db: Db,
  { firmId, statementId, amountFen }: { firmId: bigint; statementId: bigint; amountFen: bigint },
): Promise<boolean> {
  const place = and(eq(statements.firmId, firmId), eq(statements.id, statementId));
  const [found] = await db.select().from(statements).where(place).for('update');
  const paidFen = found && paidAfter(found, amountFen);
  if (!found || paidFen === null || paidFen === undefined) return false;
  const status = statusOf({
    ...found,
    ...{ paidFen, delivered: found.deliveredAt !== null, approving: found.approvalStatus === 'pending' },
  });
  await db
    .update(statements)
    .set({
      ...{ paidFen, status, version: sql`${statements.version} + 1`, updatedAt: sql`now()` },
      settledAt: status === 'settled' ? sql`coalesce(${statements.settledAt}, now())` : null,
    })
    .where(place);
  return true;
}
