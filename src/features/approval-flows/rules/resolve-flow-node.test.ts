import { expect, it } from 'vitest';
import { orderOf, smallFirm } from '#tests/factories/approval-people.ts';
import type { ApproverRule, FlowNode, NodeMode } from './flow-shape.ts';
import { neededOf, resolveNode } from './resolve-flow-node.ts';

const approvers = ['D1', 'D1', 'D2'].map((departmentId, at) => ({
  memberId: String(at),
  userId: String(at),
  name: '',
  departmentId,
  why: '',
}));

it.each<[NodeMode, number, number]>([
  ['any', 2, 1],
  ['all', 1, 3],
  ['sequence', 1, 3],
  ['n_of_m', 0, 1],
  ['n_of_m', 2, 2],
  ['n_of_m', 4, 3],
  ['per_department', 1, 2],
])('%s of three people in two departments, %i wanted: %i must agree', (mode, wanted, needed) => {
  expect(neededOf(mode, approvers, wanted)).toBe(needed);
});

const FROZEN: ApproverRule = { kind: 'member', memberId: '7' };
const WORKER: ApproverRule = { kind: 'member', memberId: '4' };

it.each<[string, Partial<FlowNode>, string[]]>([
  ['whom it names', { approvers: [WORKER] }, ['4']],
  ['whom it names, however many it had to be', { mode: 'any', needed: 3, approvers: [WORKER] }, ['4']],
  ['a superior in place of who cannot', { approvers: [FROZEN] }, ['2']],
  ['as many superiors as are missing', { mode: 'n_of_m', needed: 3, approvers: [WORKER, FROZEN] }, ['4', '2', '1']],
  ['one where one is missing', { mode: 'n_of_m', needed: 2, approvers: [WORKER, FROZEN] }, ['4', '2']],
  ['nobody twice', { mode: 'n_of_m', needed: 2, approvers: [{ kind: 'superior', level: 1 }, FROZEN] }, ['2', '1']],
])('a node asks %s', (_, facts, asked) => {
  const node: FlowNode = { name: '审批', mode: 'any', approvers: [], ...facts };
  const step = resolveNode(node, { document: orderOf('3'), people: smallFirm() });
  expect(step?.approvers.map(({ memberId }) => memberId)).toEqual(asked);
});

it('asks administrators last, and is unworkable without', () => {
  const node: FlowNode = { name: '审批', mode: 'all', approvers: [FROZEN] };
  const document = orderOf('6', { requester: { memberId: '6', departmentPath: [] } });
  const step = resolveNode(node, { document, people: smallFirm({ administrators: ['6', '5', '1'] }) });
  expect(step).toMatchObject({ mode: 'any', needed: 1, approvers: [{ memberId: '5' }, { memberId: '1' }] });
  expect(resolveNode(node, { document, people: smallFirm({ administrators: ['6'] }) })).toBeNull();
});
