import { expect, it } from 'vitest';
import { orderOf } from '#tests/factories/approval-people.ts';
import type { EvaluatedFlow } from './flow-plan.ts';
import { orderFlows } from './order-flows.ts';

const flow = (id: string, facts: Partial<EvaluatedFlow> = {}): EvaluatedFlow => ({
  id,
  name: `规则${id}`,
  documentType: 'order',
  effect: 'approve',
  departmentId: null,
  place: 1,
  conditions: [],
  nodes: [],
  ...facts,
});

it.each<[string, EvaluatedFlow[], string[]]>([
  [
    'what lets through, what refuses, what asks',
    [flow('1'), flow('2', { effect: 'deny' }), flow('3', { effect: 'bypass' })],
    ['3', '2', '1'],
  ],
  [
    'the own department, those above it, the firm',
    [
      flow('1'),
      flow('2', { departmentId: '10' }),
      flow('3', { departmentId: '30' }),
      flow('4', { departmentId: '20' }),
    ],
    ['3', '4', '2', '1'],
  ],
  ['their places', [flow('1', { place: 3 }), flow('2', { place: 1 }), flow('3', { place: 2 })], ['2', '3', '1']],
  ['ids as numbers', [flow('10'), flow('9'), flow('100')], ['9', '10', '100']],
])('flows are asked by %s', (_, flows, ids) => {
  expect(orderFlows(flows, orderOf('3')).map(({ id }) => id)).toEqual(ids);
  expect(orderFlows(flows.toReversed(), orderOf('3')).map(({ id }) => id)).toEqual(ids);
});
