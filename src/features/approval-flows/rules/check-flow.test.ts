import { expect, it } from 'vitest';
import { checkFlow } from './check-flow.ts';
import { describeFlow } from './describe-flow.ts';
import { type FlowDraft, toStored, toWritten } from './flow-draft.ts';
import { nameKey } from './flow-plan.ts';

const DRAFT: FlowDraft = {
  name: '大额采购',
  note: '',
  documentType: 'order',
  effect: 'approve',
  departmentId: null,
  conditions: [{ kind: 'amount', atLeast: '5000.00' }],
  nodes: [{ name: '部门审批', mode: 'any', approvers: [{ kind: 'department_head' }] }],
};
const NODE = { name: '财务', mode: 'any' as const, approvers: [{ kind: 'superior' as const, level: 1 }] };

it('finds nothing wrong with a whole flow', () => {
  expect(checkFlow(DRAFT)).toEqual([]);
  expect(checkFlow({ ...DRAFT, effect: 'deny', nodes: [] })).toEqual([]);
});

it.each<[string, Partial<FlowDraft>]>([
  ['a share of nothing', { conditions: [{ kind: 'over_agreement', byBasisPoints: 0 }] }],
  ['the largest share', { conditions: [{ kind: 'over_agreement', byBasisPoints: 100_000 }] }],
  ['the highest superior', { nodes: [{ ...NODE, approvers: [{ kind: 'superior', level: 5 }] }] }],
  [
    'as many as there are',
    { nodes: [{ ...NODE, mode: 'n_of_m', needed: 1, approvers: [{ kind: 'member', memberId: '1' }] }] },
  ],
  ['the most who can be needed', { nodes: [{ ...NODE, mode: 'n_of_m', needed: 20 }] }],
  ['the shortest time', { nodes: [{ ...NODE, escalateAfterHours: 1 }] }],
  ['the longest time', { nodes: [{ ...NODE, escalateAfterHours: 240 }] }],
  ['the most steps', { nodes: Array.from({ length: 10 }, () => NODE) }],
])('takes %s', (_, facts) => expect(checkFlow({ ...DRAFT, ...facts })).toEqual([]));

it('says what a flow without conditions would do', () => {
  const messages = (effect: 'bypass' | 'deny') =>
    checkFlow({ ...DRAFT, effect, conditions: [] }).map(({ message }) => message);
  expect(messages('bypass')).toEqual(['没有条件时全部单据都会直接通过，请至少加一个条件']);
  expect(messages('deny')).toEqual(['没有条件时全部单据都不能提交，请至少加一个条件']);
});

it.each<[string, Partial<FlowDraft>]>([
  ['name', { name: ' ' }],
  ['nodes', { nodes: [] }],
  ['conditions', { effect: 'bypass', conditions: [] }],
  ['conditions', { effect: 'deny', conditions: [] }],
  ['conditions.0', { conditions: [{ kind: 'amount' }] }],
  ['conditions.0', { conditions: [{ kind: 'amount', atLeast: '0.00' }] }],
  ['conditions.0', { conditions: [{ kind: 'amount', atLeast: '12.345' }] }],
  ['conditions.0', { conditions: [{ kind: 'amount', atLeast: '9.00', below: '9.00' }] }],
  ['conditions.0', { conditions: [{ kind: 'brand', anyOf: [] }] }],
  ['conditions.0', { conditions: [{ kind: 'over_agreement', byBasisPoints: Number.NaN }] }],
  ['conditions.1', { conditions: [{ kind: 'urgent' }, { kind: 'urgent' }] }],
  ['conditions.0', { documentType: 'user' }],
  ['nodes.0.name', { nodes: [{ ...NODE, name: '' }] }],
  ['nodes.0.approvers', { nodes: [{ ...NODE, approvers: [] }] }],
  ['nodes.0.approvers', { nodes: [{ ...NODE, approvers: [{ kind: 'member', memberId: '' }] }] }],
  ['nodes.0.approvers', { nodes: [{ ...NODE, approvers: [{ kind: 'superior', level: 6 }] }] }],
  ['nodes.0.needed', { nodes: [{ ...NODE, mode: 'n_of_m' }] }],
  [
    'nodes.0.needed',
    { nodes: [{ ...NODE, mode: 'n_of_m', needed: 2, approvers: [{ kind: 'member', memberId: '1' }] }] },
  ],
  ['nodes.0.needed', { nodes: [{ ...NODE, mode: 'n_of_m', needed: 21 }] }],
  ['nodes.0.needed', { nodes: [{ ...NODE, mode: 'n_of_m', needed: 0 }] }],
  ['conditions.0', { conditions: [{ kind: 'over_agreement', byBasisPoints: 100_001 }] }],
  ['nodes', { nodes: Array.from({ length: 11 }, () => NODE) }],
  ['nodes.0.escalateAfterHours', { nodes: [{ ...NODE, escalateAfterHours: 241 }] }],
  ['nodes.0.escalateAfterHours', { nodes: [{ ...NODE, escalateAfterHours: 0.5 }] }],
])('says at %s what is wrong with %o', (at, facts) => {
  expect(checkFlow({ ...DRAFT, ...facts }).map((problem) => problem.at)).toEqual([at]);
});

it('tells a flow in one sentence', () => {
  const names = new Map([
    [nameKey('cost_center', '1'), '生产部'],
    [nameKey('role', '2'), '财务'],
  ]);
  const flow: FlowDraft = {
    ...DRAFT,
    conditions: [
      { kind: 'amount', atLeast: '5000.00' },
      { kind: 'cost_center', anyOf: ['1'] },
    ],
    nodes: [...DRAFT.nodes, { name: '财务', mode: 'all', approvers: [{ kind: 'role', roleId: '2' }] }],
  };
  expect(describeFlow(flow, names)).toBe('金额 ≥ ¥5,000 且 成本中心属于 生产部 → 部门负责人（或签） → 财务（会签）');
  expect(describeFlow({ ...flow, effect: 'bypass', conditions: [] }, names)).toBe('所有单据 → 直接放行');
});

it('stores fen and shows yuan', () => {
  const written = [
    { kind: 'amount', atLeast: '0.01', below: '99999999999.99' },
    { kind: 'line_amount', atLeast: '5.50' },
    { kind: 'urgent' },
  ] as const;
  const stored = toStored(written);
  expect(stored).toEqual([
    { kind: 'amount', atLeast: '1', below: '9999999999999' },
    { kind: 'line_amount', atLeast: '550' },
    { kind: 'urgent' },
  ]);
  expect(toWritten(stored)).toEqual(written);
});
