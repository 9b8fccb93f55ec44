import type { PlannedApprover, PlannedStep } from '#features/approval-flows/rules/public.ts';
import type { BudgetPreview } from '#features/budgets/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { type Person, readDeciders, readSuperior } from '../people/decider-repo.ts';

/** Budgets this document goes over and whose firm wants the owner asked. */
const asking = (budgets: readonly BudgetPreview[]) =>
  new Map(
    budgets.flatMap(({ periods }) =>
      periods
        .filter(({ over, policy }) => over && policy === 'approve')
        .map(({ costCenterId, code, name, ownerMemberId }) => [costCenterId, { code, name, ownerMemberId }] as const),
    ),
  );

const approver = ({ memberId, userId, name, departmentId }: Person, why: string): PlannedApprover => ({
  memberId: String(memberId),
  userId: String(userId),
  name,
  why,
  departmentId: departmentId === null ? null : String(departmentId),
});

/** The owner, or who stands above where he is the requester or cannot decide. */
async function answersFor(db: Db, firmId: bigint, owner: bigint | null, requester: bigint): Promise<Person | null> {
  const [person] = owner === null || owner === requester ? [] : await readDeciders(db, firmId, [owner]);
  return person ?? readSuperior(db, firmId, { memberId: owner ?? requester, not: [requester] });
}

/**
 * The step that going over a budget adds where its rule says so (加审): every owner agrees. Null where nothing is over, or
 * the plan asks them anyway; `unanswered` names a centre nobody can answer for.
 */
export async function askBudgetOwners(
  db: Db,
  firmId: bigint,
  requester: bigint,
  budgets: readonly BudgetPreview[],
  steps: readonly PlannedStep[],
): Promise<{ step: PlannedStep | null; unanswered: string | null }> {
  const asked = new Set(steps.flatMap(({ approvers }) => approvers.map(({ memberId }) => memberId)));
  const approvers = new Map<string, PlannedApprover>();
  for (const { code, name, ownerMemberId } of asking(budgets).values()) {
    const person = await answersFor(db, firmId, ownerMemberId, requester);
    if (!person) return { step: null, unanswered: `${code} ${name}` };
    if (!asked.has(String(person.memberId)))
      approvers.set(String(person.memberId), approver(person, `成本中心 ${name} 超预算`));
  }
  if (approvers.size === 0) return { step: null, unanswered: null };
  const found = [...approvers.values()];
  const step: PlannedStep = {
    name: '超预算加审',
    mode: 'all',
    needed: found.length,
    reason: '超出预算',
    escalateAfterHours: 16,
    approvers: found,
    copyTo: [],
    skipped: [],
  };
  return { step, unanswered: null };
}
