import { expect, it } from 'vitest';
import { idleConditions, TAKEN } from './taken.ts';

const chosen = { categories: ['C1'], costCenters: ['2'], people: ['3'], basis: 'signed', tax: 'excl' } as const;

it.each([
  ['spend', ''],
  ['category', ''],
  ['savings', ''],
  ['prices', '口径'],
  ['budgets', '人员、分类、口径、税'],
  ['approvals', '成本中心、分类、口径、税'],
  ['quotes', '成本中心、分类、口径、税'],
  ['delivery', '口径、税'],
] as const)('%s leaves out: %s', (part, words) => {
  expect(idleConditions(chosen, TAKEN[part])).toBe(words);
  expect(idleConditions({}, TAKEN[part])).toBe('');
});
