import { expect, it } from 'vitest';
import { describeApprover, describeCondition, describeFlow, describeNode } from './describe-flow.ts';
import { nameKey } from './flow-plan.ts';
import type { ApproverRule, FlowCondition, FlowNode } from './flow-shape.ts';

const names = new Map([
  [nameKey('member', '7'), '李敏'],
  [nameKey('role', '3'), '财务'],
  [nameKey('department', '2'), '生产部'],
  ...['11', '12', '13', '14'].map((id) => [nameKey('category', id), `分类${id}`] as const),
]);

it.each<[string, FlowCondition]>([
  ['金额 ≥ ¥5,000', { kind: 'amount', atLeast: '5000.00' }],
  ['金额 < ¥5,000.50', { kind: 'amount', below: '5000.50' }],
  ['¥1,000 ≤ 金额 < ¥5,000', { kind: 'amount', atLeast: '1000.00', below: '5000.00' }],
  ['金额 ≥ （未填写）', { kind: 'amount', atLeast: '' }],
  ['商品分类属于 （未选择）', { kind: 'category', anyOf: [] }],
  ['商品分类属于 分类11、分类12、分类13', { kind: 'category', anyOf: ['11', '12', '13'] }],
  ['商品分类属于 分类11、分类12、分类13等 4 项', { kind: 'category', anyOf: ['11', '12', '13', '14'] }],
  ['品牌是 （已删除）', { kind: 'brand', anyOf: ['9'] }],
])('says %s', (words, condition) => expect(describeCondition(condition, names)).toBe(words));

it.each<[string, ApproverRule]>([
  ['直接上级', { kind: 'superior', level: 1 }],
  ['第 2 级上级', { kind: 'superior', level: 2 }],
  ['部门负责人', { kind: 'department_head' }],
  ['生产部负责人', { kind: 'department_head', departmentId: '2' }],
  ['（未选择）', { kind: 'member', memberId: '' }],
])('asks %s', (words, rule) => expect(describeApprover(rule, names)).toBe(words));

const LI: ApproverRule = { kind: 'member', memberId: '7' };
const FINANCE: ApproverRule = { kind: 'role', roleId: '3' };

it.each<[string, Partial<FlowNode>]>([
  ['李敏', { approvers: [LI] }],
  ['直接上级', { approvers: [{ kind: 'superior', level: 1 }] }],
  ['财务（或签）', { approvers: [FINANCE] }],
  ['李敏、财务（或签）', { approvers: [LI, FINANCE] }],
  ['财务（2 人同意）', { approvers: [FINANCE], mode: 'n_of_m', needed: 2 }],
])('%s: one person needs no mode', (words, facts) => {
  expect(describeNode({ name: '', mode: 'any', approvers: [], ...facts }, names)).toBe(words);
});

it('tells a flow in one line', () => {
  const flow = { effect: 'approve', departmentId: '2', conditions: [{ kind: 'urgent' }], nodes: [] } as const;
  const node: FlowNode = { name: '', mode: 'all', approvers: [FINANCE] };
  const whole = { ...flow, conditions: [...flow.conditions], nodes: [node] };
  expect(describeFlow(whole, names)).toBe('适用部门 生产部 且 加急 → 财务（会签）');
  expect(describeFlow({ ...whole, effect: 'bypass' }, names)).toBe('适用部门 生产部 且 加急 → 直接放行');
  expect(describeFlow({ ...whole, effect: 'deny', departmentId: null }, names)).toBe('加急 → 禁止提交');
  expect(describeFlow({ ...whole, departmentId: null, conditions: [] }, names)).toBe('所有单据 → 财务（会签）');
});
