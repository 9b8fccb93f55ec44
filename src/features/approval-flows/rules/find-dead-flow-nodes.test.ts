import { expect, it } from 'vitest';
import { smallFirm } from '#tests/factories/approval-people.ts';
import { findDeadNodes } from './find-dead-flow-nodes.ts';
import type { ApproverRule, FlowNode } from './flow-shape.ts';

const FROZEN: ApproverRule = { kind: 'member', memberId: '7' };
const ROLE_OF_FROZEN: ApproverRule = { kind: 'role', roleId: 'r2' };

it.each<[string, boolean, ApproverRule[]]>([
  ['a person who is frozen', true, [FROZEN]],
  ['a role of nobody else', true, [ROLE_OF_FROZEN]],
  ['both', true, [FROZEN, ROLE_OF_FROZEN]],
  ['a person who can decide', false, [{ kind: 'member', memberId: '3' }]],
  ['a role of people who can decide', false, [{ kind: 'role', roleId: 'r1' }]],
  ['somebody frozen and somebody who can decide', false, [FROZEN, { kind: 'member', memberId: '3' }]],
  ['a superior, whom each document has its own', false, [{ kind: 'superior', level: 1 }]],
  ['somebody frozen and the owner of a cost centre', false, [FROZEN, { kind: 'cost_center_owner' }]],
])('a node that asks %s is dead: %s', (_, dead, approvers) => {
  const nodes: FlowNode[] = [{ name: '审批', mode: 'any', approvers }];
  expect(findDeadNodes({ nodes }, smallFirm())).toEqual(dead ? nodes : []);
  expect(findDeadNodes({ nodes }, smallFirm({ administrators: ['1'] }))).toEqual([]);
});
