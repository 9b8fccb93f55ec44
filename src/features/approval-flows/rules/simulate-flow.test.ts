import { expect, it } from 'vitest';
import { orderOf } from '#tests/factories/approval-people.ts';
import type { EvaluatedFlow } from './flow-plan.ts';
import { simulateFlow } from './simulate-flow.ts';

const flow = (id: string, atLeast: string, effect: EvaluatedFlow['effect'] = 'approve'): EvaluatedFlow => ({
  id,
  name: `规则${id}`,
  documentType: 'order',
  effect,
  departmentId: null,
  place: 1,
  nodes: [],
  conditions: [{ kind: 'amount', atLeast }],
});
const orders = [100n, 200n, 300n].map((amountFen) => ({
  orderNo: `SO${amountFen}`,
  submittedAt: new Date(0),
  buyerName: '',
  document: orderOf('3', { amountFen }),
}));

it.each<[string, EvaluatedFlow[], string[]]>([
  ['for all of them where nothing else asks', [], ['SO200 new', 'SO300 new']],
  ['for those that no other flow asks for', [flow('2', '300')], ['SO200 new', 'SO300']],
  ['for all of them where it stands already, itself', [flow('1', '100')], ['SO200 new', 'SO300 new']],
  ['for all of them where the others ask nobody', [flow('2', '100', 'bypass')], ['SO200 new', 'SO300 new']],
])('a flow is new %s', (_, others, caught) => {
  const told = simulateFlow(flow('1', '200'), others, orders, new Map());
  expect(told.map(({ orderNo, isNew }) => (isNew ? `${orderNo} new` : orderNo))).toEqual(caught);
});
