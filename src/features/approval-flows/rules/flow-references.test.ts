import { expect, it } from 'vitest';
import { orderOf } from '#tests/factories/approval-people.ts';
import type { EvaluatedFlow } from './flow-plan.ts';
import { type FlowReferences, referencesOf, referencesOfPlan } from './flow-references.ts';
import type { ApproverRule, FlowCondition } from './flow-shape.ts';

const NONE: FlowReferences = { member: [], role: [], department: [], cost_center: [], category: [], brand: [] };

const flow = (facts: Partial<EvaluatedFlow>): EvaluatedFlow => ({
  id: '1',
  name: '规则',
  documentType: 'order',
  effect: 'approve',
  departmentId: null,
  place: 1,
  conditions: [],
  nodes: [],
  ...facts,
});
const asking = (approvers: ApproverRule[], copyTo?: ApproverRule[]): Partial<EvaluatedFlow> => ({
  nodes: [{ name: '审批', mode: 'any', approvers, ...(copyTo && { copyTo }) }],
});

it.each<[string, Partial<EvaluatedFlow>, Partial<FlowReferences>]>([
  ['nothing', {}, {}],
  ['its department', { departmentId: '2' }, { department: ['2'] }],
  ['people', asking([{ kind: 'member', memberId: '7' }]), { member: ['7'] }],
  ['roles', asking([{ kind: 'role', roleId: '3' }]), { role: ['3'] }],
  ['departments whose head is asked', asking([{ kind: 'department_head', departmentId: '4' }]), { department: ['4'] }],
  ['nobody by the head of whoever asks', asking([{ kind: 'department_head' }, { kind: 'superior', level: 1 }]), {}],
  [
    'who is told',
    asking([{ kind: 'role', roleId: '3' }], [{ kind: 'member', memberId: '8' }]),
    { member: ['8'], role: ['3'] },
  ],
  [
    'what conditions name, each once',
    {
      conditions: [
        { kind: 'requester', anyOf: ['7', '7'] },
        { kind: 'department', anyOf: ['2'] },
        { kind: 'cost_center', anyOf: ['31'] },
        { kind: 'category', anyOf: ['11', '12'] },
        { kind: 'brand', anyOf: ['5'] },
        { kind: 'urgent' },
      ] satisfies FlowCondition[],
    },
    { member: ['7'], department: ['2'], cost_center: ['31'], category: ['11', '12'], brand: ['5'] },
  ],
])('a flow points at %s', (_, facts, found) => {
  expect(referencesOf([flow(facts)])).toEqual({ ...NONE, ...found });
});

it('adds the people and places of the document', () => {
  const costCenters = [
    { id: '31', ownerMemberId: null, overBudget: false },
    { id: '32', ownerMemberId: '6', overBudget: false },
  ];
  const found = referencesOfPlan([flow(asking([{ kind: 'member', memberId: '7' }]))], orderOf('3', { costCenters }));
  expect(found).toEqual({
    ...NONE,
    member: ['7', '6', '3'],
    department: ['10', '20', '30'],
    cost_center: ['31', '32'],
  });
});
