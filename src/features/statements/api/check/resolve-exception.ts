import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import type { DeskResolveInput, ResolveInput } from '../../contract/check-schemas.ts';
import { exceptionErrors } from '../../contract/statement-errors.ts';
import { statementExceptions as exceptions } from '../dispute-tables.ts';
import { viewOfCaller } from '../statement-scope-repo.ts';
import { statementLines as lines } from '../statement-tables.ts';

interface Settled {
  status: 'accepted' | 'disputed' | 'cleared';
  note: string;
}

/** Settles one difference that is open, of those for which `seen` holds. */
async function settle(
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

const audited = (exceptionId: string, { status, note }: Settled) => ({
  objectType: 'statement_exception' as const,
  objectId: exceptionId,
  after: { resolution: status, detail: note },
});

/** Somebody of the company has looked at a difference: it is acceptable after all, or a dispute says the rest. */
export async function resolveException(
  db: Db,
  caller: SignedInCaller,
  { exceptionId, resolution, note }: ResolveInput,
): Promise<{ exceptionId: string; status: string }> {
  const ofLine = and(eq(lines.firmId, exceptions.firmId), eq(lines.id, exceptions.lineId), viewOfCaller(caller).lines);
  const seen = and(eq(exceptions.firmId, caller.firmId), exists(sql`(select from ${lines} where ${ofLine})`));
  const settled = { status: resolution, note };
  await settle(db, caller, { exceptionId, seen }, settled);
  await writeAudit(db, caller, { action: 'statement.exception_resolved', ...audited(exceptionId, settled) });
  return { exceptionId, status: resolution };
}

/** The desk has found out where a difference comes from, or put it right; the customer reads what it says. */
export async function clearException(
  db: Db,
  caller: SignedInCaller,
  { exceptionId, note }: DeskResolveInput,
): Promise<{ exceptionId: string; status: string }> {
  const settled = { status: 'cleared', note } as const;
  await settle(db, caller, { exceptionId, seen: undefined }, settled);
  await writeAudit(db, caller, { action: 'statement.exception_cleared', ...audited(exceptionId, settled) });
  return { exceptionId, status: 'cleared' };
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
