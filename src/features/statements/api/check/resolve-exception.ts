import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { DeskResolveInput, ResolveInput } from '../../contract/check-schemas.ts';
import { viewOfCaller } from '../statement-scope-repo.ts';
import { ofViewer, type Settled, settleException } from './exception-repo.ts';

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
  const seen = ofViewer(caller.firmId, viewOfCaller(caller).lines);
  const settled = { status: resolution, note };
  await settleException(db, caller, { exceptionId, seen }, settled);
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
  await settleException(db, caller, { exceptionId, seen: undefined }, settled);
  await writeAudit(db, caller, { action: 'statement.exception_cleared', ...audited(exceptionId, settled) });
  return { exceptionId, status: 'cleared' };
}
