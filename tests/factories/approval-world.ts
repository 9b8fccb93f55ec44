import * as fc from 'fast-check';
import type {
  ApprovalDocument,
  DepartmentFact,
  EvaluatedFlow,
  MemberFact,
  PeopleFacts,
} from '#features/approval-flows/rules/flow-plan.ts';
import type { ApproverRule, FlowCondition, FlowNode } from '#features/approval-flows/rules/flow-shape.ts';

/** Departments 1 ← 2 ← 3 and 1 ← 4; members 1–8; roles 1–3. Small, so that people meet often. */
const PARENTS: Readonly<Record<string, string | null>> = { '1': null, '2': '1', '3': '2', '4': '1' };
const MEMBERS = ['1', '2', '3', '4', '5', '6', '7', '8'];

const memberId = fc.constantFrom(...MEMBERS);
const departmentId = fc.constantFrom(...Object.keys(PARENTS));
const roleId = fc.constantFrom('1', '2', '3');

export function pathTo(department: string | null): string[] {
  if (department === null) return [];
  return [...pathTo(PARENTS[department] ?? null), department];
}

const approverRule: fc.Arbitrary<ApproverRule> = fc.oneof(
  memberId.map((id): ApproverRule => ({ kind: 'member', memberId: id })),
  roleId.map((id): ApproverRule => ({ kind: 'role', roleId: id })),
  fc
    .option(departmentId, { nil: undefined })
    .map((id): ApproverRule => ({ kind: 'department_head', ...(id ? { departmentId: id } : {}) })),
  fc.integer({ min: 1, max: 3 }).map((level): ApproverRule => ({ kind: 'superior', level })),
  fc.constant<ApproverRule>({ kind: 'cost_center_owner' }),
);

const node: fc.Arbitrary<FlowNode> = fc.record({
  name: fc.constantFrom('部门审批', '财务审批', '总经理审批'),
  mode: fc.constantFrom('any', 'all', 'sequence', 'n_of_m', 'per_department'),
  needed: fc.integer({ min: 1, max: 3 }),
  approvers: fc.array(approverRule, { minLength: 1, maxLength: 3 }),
});

const condition: fc.Arbitrary<FlowCondition> = fc.oneof(
  fc.constantFrom<FlowCondition>({ kind: 'amount', atLeast: '50000' }, { kind: 'amount', below: '50000' }),
  fc.array(departmentId, { minLength: 1, maxLength: 2 }).map((anyOf): FlowCondition => ({ kind: 'department', anyOf })),
  fc.constant<FlowCondition>({ kind: 'urgent' }),
);

/** Flows with distinct ids and few distinct places. */
export const flowsOf = (effects: readonly EvaluatedFlow['effect'][]): fc.Arbitrary<EvaluatedFlow[]> =>
  fc
    .array(
      fc.record({
        effect: fc.constantFrom(...effects),
        departmentId: fc.option(departmentId),
        conditions: fc.array(condition, { maxLength: 1 }),
        nodes: fc.array(node, { minLength: 1, maxLength: 3 }),
        place: fc.integer({ min: 0, max: 2 }),
      }),
      { maxLength: 5 },
    )
    .map((flows) =>
      flows.map((flow, at) => ({ ...flow, id: String(at + 1), name: `规则${at + 1}`, documentType: 'order' })),
    );

const member = (id: string): fc.Arbitrary<MemberFact> =>
  fc.record({
    memberId: fc.constant(id),
    userId: fc.constant(`9${id}`),
    name: fc.constant(`员工${id}`),
    departmentId: fc.option(departmentId),
    status: fc.constantFrom(1, 1, 1, 0, 2),
    left: fc.constantFrom(false, false, false, true),
    approves: fc.constantFrom(true, true, false),
  });

const department = (id: string): fc.Arbitrary<DepartmentFact> =>
  fc.option(memberId).map((headMemberId) => ({ id, name: `部门${id}`, parentId: PARENTS[id] ?? null, headMemberId }));

export const peopleFacts: fc.Arbitrary<PeopleFacts> = fc
  .record({
    members: fc.tuple(...MEMBERS.map(member)),
    departments: fc.tuple(...Object.keys(PARENTS).map(department)),
    roles: fc.array(fc.uniqueArray(memberId, { maxLength: 4 }), { minLength: 3, maxLength: 3 }),
    administrators: fc.uniqueArray(memberId, { maxLength: 2 }),
    selfApproval: fc.boolean(),
  })
  .map(({ members, departments, roles, ...rest }) => ({
    ...rest,
    members: new Map(members.map((one) => [one.memberId, one])),
    departments: new Map(departments.map((one) => [one.id, one])),
    roles: new Map(roles.map((ids, at) => [String(at + 1), ids])),
    names: new Map(),
  }));

export const approvalDocument: fc.Arbitrary<ApprovalDocument> = fc
  .record({
    requester: memberId,
    department: fc.option(departmentId),
    amountFen: fc.bigInt({ min: 0n, max: 100_000n }),
    urgent: fc.boolean(),
    owner: fc.option(memberId),
  })
  .map(({ requester, department: at, owner, ...rest }) => ({
    ...rest,
    documentType: 'order',
    requester: { memberId: requester, departmentPath: pathTo(at) },
    lines: [],
    costCenters: [{ id: '1', ownerMemberId: owner, overBudget: false }],
  }));
