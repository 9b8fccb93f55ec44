import type { ApprovalDocument, EvaluatedFlow } from './flow-plan.ts';
import type { ApproverRule, FlowCondition } from './flow-shape.ts';

/** Everything flows point at by id: what must be read, and what must exist, to carry them out or to tell of them. */
export interface FlowReferences {
  member: string[];
  role: string[];
  department: string[];
  cost_center: string[];
  category: string[];
  brand: string[];
}

const CONDITION_KIND: Partial<Record<FlowCondition['kind'], keyof FlowReferences>> = {
  department: 'department',
  requester: 'member',
  cost_center: 'cost_center',
  category: 'category',
  brand: 'brand',
};

const distinct = (ids: readonly string[]) => [...new Set(ids)];

/** Where a rule leads, as far as it names somebody. */
function ofApprover(rule: ApproverRule): [keyof FlowReferences, string][] {
  if (rule.kind === 'member') return [['member', rule.memberId]];
  if (rule.kind === 'role') return [['role', rule.roleId]];
  return rule.kind === 'department_head' && rule.departmentId ? [['department', rule.departmentId]] : [];
}

function ofCondition(condition: FlowCondition): [keyof FlowReferences, string][] {
  const kind = CONDITION_KIND[condition.kind];
  return kind && 'anyOf' in condition ? condition.anyOf.map((id) => [kind, id]) : [];
}

/** What these flows point at. */
export function referencesOf(
  flows: readonly Pick<EvaluatedFlow, 'departmentId' | 'conditions' | 'nodes'>[],
): FlowReferences {
  const found = flows.flatMap(({ departmentId, conditions, nodes }): [keyof FlowReferences, string][] => [
    ...(departmentId === null ? [] : [['department', departmentId] as [keyof FlowReferences, string]]),
    ...conditions.flatMap(ofCondition),
    ...nodes.flatMap((node) => [...node.approvers, ...(node.copyTo ?? [])].flatMap(ofApprover)),
  ]);
  const of = (kind: keyof FlowReferences) => distinct(found.filter(([at]) => at === kind).map(([, id]) => id));
  return {
    member: of('member'),
    role: of('role'),
    department: of('department'),
    cost_center: of('cost_center'),
    category: of('category'),
    brand: of('brand'),
  };
}

/** With the people and places of the document itself. */
export function referencesOfPlan(flows: readonly EvaluatedFlow[], document: ApprovalDocument): FlowReferences {
  const found = referencesOf(flows);
  const owners = document.costCenters.flatMap(({ ownerMemberId }) => (ownerMemberId === null ? [] : [ownerMemberId]));
  return {
    ...found,
    member: distinct([...found.member, ...owners, document.requester.memberId]),
    department: distinct([...found.department, ...document.requester.departmentPath]),
    cost_center: distinct([...found.cost_center, ...document.costCenters.map(({ id }) => id)]),
  };
}
