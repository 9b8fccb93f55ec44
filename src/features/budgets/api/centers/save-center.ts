import { checkSeen } from '#business/documents/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { hasSqlState } from '#platform/api/sql-state.ts';
import { createErrors, updateErrors } from '../../contract/budget-errors.ts';
import type { CenterInput } from '../../contract/budget-schemas.ts';
import {
  type CenterFields,
  insertCenter,
  isDepartment,
  isMember,
  lockCenter,
  updateCenter,
  wasCharged,
} from './center-repo.ts';
import { readAuditFacts } from './read-audit-facts.ts';
import { saveRules } from './save-rules.ts';

const idOf = (text: string | null) => (text === null ? null : BigInt(text));

/** What a centre refers to belongs to the firm; a new parent must be in use. */
async function acceptFields(
  db: Db,
  firmId: bigint,
  { code, name, note, ...input }: CenterInput,
  parentBefore: bigint | null = null,
): Promise<CenterFields> {
  const parentId = idOf(input.parentId);
  const ownerMemberId = idOf(input.ownerMemberId);
  const departmentId = idOf(input.departmentId);
  if (ownerMemberId !== null && !(await isMember(db, firmId, ownerMemberId))) throw notFound('负责人');
  if (departmentId !== null && !(await isDepartment(db, firmId, departmentId))) throw notFound('部门');
  await assertParent(db, firmId, parentId, parentBefore);
  return { code, name, note, parentId, ownerMemberId, departmentId };
}

/** A centre may hang below another of the firm that is in use; where it hangs already it may stay. */
export async function assertParent(db: Db, firmId: bigint, parentId: bigint | null, before: bigint | null) {
  if (parentId === null || parentId === before) return;
  const parent = await lockCenter(db, { firmId, id: parentId });
  if (!parent) throw notFound('上级成本中心');
  if (parent.status !== 1) throw refuse(createErrors, 'BUDGET_PARENT_CLOSED');
}

/** Says in words what the guards of the table refuse. */
export async function withGuards<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (hasSqlState(error, '23505')) throw refuse(updateErrors, 'BUDGET_CODE_TAKEN');
    if (hasSqlState(error, '23514')) throw refuse(updateErrors, 'BUDGET_RING');
    throw error;
  }
}

export async function createCenter(db: Db, caller: SignedInCaller, input: CenterInput) {
  const { firmId } = caller;
  const fields = await acceptFields(db, firmId, input);
  const id = await withGuards(() => insertCenter(db, firmId, fields));
  await saveRules(db, { firmId, id }, input.rules);
  const after = await readAuditFacts(db, { firmId, id });
  await writeAudit(db, caller, { action: 'costCenter.created', objectType: 'costCenter', objectId: input.code, after });
  return { id: String(id), version: 1 };
}

export async function changeCenter(
  db: Db,
  caller: SignedInCaller,
  { id: text, version, ...input }: CenterInput & { id: string; version: number },
) {
  const place = { firmId: caller.firmId, id: BigInt(text) };
  const row = await lockCenter(db, place);
  if (!row) throw notFound('成本中心');
  const fields = await acceptFields(db, caller.firmId, input, row.parentId);
  checkSeen(row, version, () => refuse(updateErrors, 'BUDGET_CHANGED'));
  const recoded = row.code !== fields.code;
  if (recoded && (await wasCharged(db, place))) throw refuse(updateErrors, 'BUDGET_CODE_FIXED');
  const before = await readAuditFacts(db, place);
  const saved = await withGuards(() => updateCenter(db, place, fields));
  await saveRules(db, place, input.rules);
  const after = await readAuditFacts(db, place);
  await writeAudit(db, caller, {
    action: 'costCenter.edited',
    objectType: 'costCenter',
    objectId: row.code,
    before,
    after,
  });
  return { id: text, version: saved };
}
