import { expect, it } from 'vitest';
import { orderOf, smallFirm } from '#tests/factories/approval-people.ts';
import {
  type Candidate,
  candidatesOf,
  departmentsUp,
  headsOf,
  nextAbove,
  superiorsOf,
  whyPassedOver,
} from './find-flow-approvers.ts';
import type { ApproverRule } from './flow-shape.ts';

const people = smallFirm();
const costCenters = [
  { id: '31', ownerMemberId: null, overBudget: false },
  { id: '32', ownerMemberId: '6', overBudget: false },
];
const document = orderOf('3', { costCenters });
const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ memberId }) => memberId);

it.each([
  ['30', ['30', '20', '10']],
  ['10', ['10']],
  ['99', []],
  [null, []],
])('from %s the way up is %s', (from, way) => {
  expect(departmentsUp(from, people).map(({ id }) => id)).toEqual(way);
});

it('has each head once, for the lowest of their departments, and none where nobody heads', () => {
  const departments = [...departmentsUp('30', people), ...departmentsUp('40', people)];
  expect(headsOf(departments).map(({ memberId, departmentId }) => [memberId, departmentId])).toEqual([
    ['2', '30'],
    ['1', '10'],
  ]);
});

it.each([
  ['3', ['2', '1']],
  ['2', ['1']],
])('superiors of %s, who is none of them: %s', (requester, superiors) => {
  expect(idsOf(superiorsOf({ document: orderOf(requester), people }))).toEqual(superiors);
});

it.each<[string, ApproverRule, string[], string[]]>([
  ['a person', { kind: 'member', memberId: '5' }, ['5'], ['1', '2', '1']],
  ['a role', { kind: 'role', roleId: 'r1' }, ['3', '5'], ['2', '1']],
  ['the head of the requester', { kind: 'department_head' }, ['2'], ['2', '1', '2', '1']],
  ['a head that there is not', { kind: 'department_head', departmentId: '40' }, [], ['1', '2', '1']],
  ['the direct superior', { kind: 'superior', level: 1 }, ['2'], ['1']],
  ['the highest superior', { kind: 'superior', level: 2 }, ['1'], []],
  ['owners of cost centres that have one', { kind: 'cost_center_owner' }, ['6'], ['2', '1']],
])('%s: whom the rule names, and who comes next', (_, rule, named, next) => {
  expect(idsOf(candidatesOf(rule, { document, people }))).toEqual(named);
  expect(idsOf(nextAbove(rule, { document, people }))).toEqual(next);
});

it.each([
  ['4', {}, null],
  ['7', {}, '账号已冻结'],
  ['99', {}, '已离职'],
  ['3', {}, '申请人不能审批自己的单据'],
  ['3', { selfApproval: true }, '申请人不能审批自己的单据'],
  ['3', { selfApproval: true, administrators: ['3'] }, null],
])('%s in a firm with %j is passed over: %s', (memberId, facts, why) => {
  expect(whyPassedOver(memberId, { document, people: smallFirm(facts) })).toBe(why);
});
