import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { exceptionErrors } from '../../contract/statement-errors.ts';
import { statementExceptions as exceptions } from '../dispute-tables.ts';
import { statementLines as lines } from '../statement-tables.ts';

export interface Settled {
  status: 'accepted' | 'disputed' | 'cleared';
  note: string;
}

/** Differences of a company on lines that a viewer sees. */
export function ofViewer(firmId: bigint, seenLines: SQL | undefined): SQL | undefined {
  const ofLine = and(eq(lines.firmId, exceptions.firmId), eq(lines.id, exceptions.lineId), seenLines);
  return and(eq(exceptions.firmId, firmId), exists(sql`(select from ${lines} where ${ofLine})`));
}

/** Settles one difference that is open, of those for which `seen` holds. */
export async function settleException(
  db: Db,
  { userId }: SignedInCaller,
  { exceptionId, seen }: { exceptionId: string; seen: SQL | undefined },
  { status, note }: Settled,
): Promise<void> {
  const one = and(eq(exceptions.id, BigInt(exceptionId)), seen);
  const [found] = await db.select({ status: exceptions.status }).from(exceptions).where(one).for('update');
  if (!found) throw notFound('差异');
  if (found.status !== 'open') throw refuse(exceptionErrors, 'EXCEPTION_DONE');
  await db.update(exceptions).set({ status, note, resolvedBy: userId, resolvedAt: sql`now()` }).where(one);
}

/** Whoever disputes a line says what becomes of its differences. */
export async function disputeExceptions(
  db: Db,
  { firmId, userId }: SignedInCaller,
  lineIds: readonly bigint[],
): Promise<void> {
  await db
    .update(exceptions)
    .set({ status: 'disputed', resolvedBy: userId, resolvedAt: sql`now()` })
    .where(
      and(
        ...[eq(exceptions.firmId, firmId), eq(exceptions.status, 'open')],
        sql`${exceptions.lineId} = any(${sql.param([...lineIds])}::bigint[])`,
      ),
    );
}
