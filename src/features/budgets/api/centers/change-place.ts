import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { moveErrors, removeErrors, statusErrors } from '../../contract/budget-errors.ts';
import { deleteCenter, hasChildren, holdsReserved, lockCenter, updateCenter, wasCharged } from './center-repo.ts';
import { readAuditFacts } from './read-audit-facts.ts';
import { assertParent, withGuards } from './save-center.ts';

interface Named {
  id: string;
  /** The version the caller saw. */
  version: number;
}

async function lockNamed(db: Db, { firmId }: SignedInCaller, { id, version }: Named) {
  const row = await lockCenter(db, { firmId, id: BigInt(id) });
  if (!row) throw notFound('成本中心');
  return { row, place: { firmId, id: row.id }, assertVersion: () => assertSeen(row.version, version) };
}

function assertSeen(now: number, seen: number): void {
  if (now !== seen) throw refuse(moveErrors, 'BUDGET_CHANGED');
}

/** Writes a change of a locked centre with its entry in the log. */
async function write(
  db: Db,
  caller: SignedInCaller,
  { place, row }: Pick<Awaited<ReturnType<typeof lockNamed>>, 'place' | 'row'>,
  action: 'costCenter.moved' | 'costCenter.enabled' | 'costCenter.disabled',
  fields: Parameters<typeof updateCenter>[2],
) {
  const before = await readAuditFacts(db, place);
  const version = await withGuards(() => updateCenter(db, place, fields));
  const after = await readAuditFacts(db, place);
  await writeAudit(db, caller, { action, objectType: 'costCenter', objectId: row.code, before, after });
  return { id: String(place.id), version };
}

/** Hangs a centre with everything below it elsewhere. What was charged stays in the budgets that it was charged to. */
export async function moveCenter(db: Db, caller: SignedInCaller, input: Named & { parentId: string | null }) {
  const locked = await lockNamed(db, caller, input);
  const parentId = input.parentId === null ? null : BigInt(input.parentId);
  await assertParent(db, caller.firmId, parentId, locked.row.parentId);
  locked.assertVersion();
  return write(db, caller, locked, 'costCenter.moved', { parentId });
}

/** Closes a centre that nothing holds, or opens it again. */
export async function setCenterStatus(db: Db, caller: SignedInCaller, input: Named & { enabled: boolean }) {
  const locked = await lockNamed(db, caller, input);
  locked.assertVersion();
  const { place, row } = locked;
  if (input.enabled) await assertParent(db, caller.firmId, row.parentId, null);
  else {
    if (await hasChildren(db, place, true)) throw refuse(statusErrors, 'BUDGET_CHILDREN_OPEN');
    if (await holdsReserved(db, place)) throw refuse(statusErrors, 'BUDGET_HELD');
  }
  const action = input.enabled ? 'costCenter.enabled' : 'costCenter.disabled';
  return write(db, caller, locked, action, { status: input.enabled ? 1 : 0 });
}

/** Removes a centre that was never used. */
export async function removeCenter(db: Db, caller: SignedInCaller, input: Named): Promise<void> {
  const { place, row, assertVersion } = await lockNamed(db, caller, input);
  assertVersion();
  if (await hasChildren(db, place, false)) throw refuse(removeErrors, 'BUDGET_CHILDREN');
  if (await wasCharged(db, place)) throw refuse(removeErrors, 'BUDGET_USED');
  const before = await readAuditFacts(db, place);
  await deleteCenter(db, place);
  await writeAudit(db, caller, { action: 'costCenter.deleted', objectType: 'costCenter', objectId: row.code, before });
}
