import { type ApprovalPlan, type PlannedStep, skipRepeatedSteps } from '#features/approval-flows/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { Step } from '../../rules/request-state.ts';
import { startRequest } from '../../rules/start-request.ts';
import { type AssignedDocument, foreseeDeciders, readDecidingPeople } from './assign-deciders.ts';
import { seatsOf } from './start-approval.ts';

/** A planned step with who holds its seats now; whom the flow means is named beside who stands in. */
function seatedIn(planned: PlannedStep, { tasks }: Step, names: ReadonlyMap<bigint, string>): PlannedStep {
  const approvers = planned.approvers.map((named, index) => {
    const task = tasks[index];
    if (!task || String(task.memberId) === named.memberId) return named;
    const [memberId, userId] = [String(task.memberId), String(task.userId)];
    return { ...named, memberId, userId, name: names.get(task.memberId) ?? named.name, onBehalfOf: named.name };
  });
  return { ...planned, approvers };
}

/**
 * The plan as it would be asked now: whoever is away is replaced as `assignDeciders` would (behaviours 2.8), and who
 * decides a step for certain is not asked again in the next one. For telling; what starts a request is the plan itself.
 */
export async function foreseePlan(
  db: Db,
  document: AssignedDocument,
  requesterMemberId: bigint,
  plan: ApprovalPlan,
): Promise<ApprovalPlan> {
  if (plan.outcome !== 'ask' || plan.steps.length === 0) return plan;
  const started = startRequest(requesterMemberId, plan.steps.map(seatsOf));
  const tasks = started.steps.flatMap((step) => step.tasks);
  const people = await readDecidingPeople(db, document.firmId, tasks);
  const { state, names } = await foreseeDeciders(db, document, started, people);
  const steps = plan.steps.flatMap((step, index) => {
    const seated = state.steps[index];
    return seated ? [seatedIn(step, seated, names)] : [];
  });
  return { ...plan, steps: skipRepeatedSteps(steps) };
}
