import { expect, it } from 'vitest';
import type { PlannedStep } from './flow-plan.ts';
import type { NodeMode } from './flow-shape.ts';
import { mergeSteps } from './merge-flow-steps.ts';

const step = (reason: string, mode: NodeMode, people: string, facts: Partial<PlannedStep> = {}): PlannedStep => ({
  name: `${reason}审批`,
  mode,
  reason,
  escalateAfterHours: null,
  copyTo: [],
  skipped: [],
  needed: mode === 'any' ? 1 : people.length,
  approvers: [...people].map((id) => ({ memberId: id, userId: id, name: id, departmentId: `D${id}`, why: '' })),
  ...facts,
});

/** The people of a step, each for a department. */
const speakingFor = (...departments: string[]) => ({
  approvers: departments.map((departmentId, at) => {
    const id = 'abc'[at] ?? '';
    return { memberId: id, userId: id, name: id, departmentId, why: '' };
  }),
});

const told = (steps: PlannedStep[]) =>
  mergeSteps(steps).map(({ reason, mode, needed, approvers }) => {
    const people = approvers.map(({ memberId }) => memberId).join('');
    return `${reason}:${mode}${needed}:${people}`;
  });

it.each<[string, PlannedStep[], string[]]>([
  ['the same step of two flows once', [step('甲', 'any', 'ab'), step('乙', 'any', 'ba')], ['甲、乙:any1:ab']],
  ['with one person every mode is the same', [step('甲', 'any', 'a'), step('乙', 'all', 'a')], ['甲、乙:any1:a']],
  ['another mode is another step', [step('甲', 'any', 'ab'), step('乙', 'all', 'ab')], ['甲:any1:ab', '乙:all2:ab']],
  [
    'the same people in different numbers are asked for the most of them',
    [step('甲', 'n_of_m', 'abc', { needed: 1 }), step('乙', 'n_of_m', 'cba', { needed: 2 })],
    ['甲、乙:n_of_m2:abc'],
  ],
  [
    'another order is another step in 依次',
    [step('甲', 'sequence', 'ab'), step('乙', 'any', 'c'), step('丙', 'sequence', 'ba')],
    ['甲:sequence2:ab', '乙:any1:c', '丙:sequence2:ba'],
  ],
  [
    'the same people for other departments are another step in 每部门一人',
    [
      step('甲', 'per_department', 'ab'),
      step('乙', 'any', 'c'),
      step('丙', 'per_department', 'ab', speakingFor('X', 'Y')),
    ],
    ['甲:per_department2:ab', '乙:any1:c', '丙:per_department2:ab'],
  ],
  [
    'departments say nothing in other modes',
    [step('甲', 'all', 'ab'), step('乙', 'any', 'c'), step('丙', 'all', 'ab', speakingFor('X', 'Y'))],
    ['甲、丙:all2:ab', '乙:any1:c'],
  ],
  [
    'a later repeat stands where it stood first',
    [step('甲', 'any', 'a'), step('乙', 'any', 'b'), step('丙', 'any', 'a')],
    ['甲、丙:any1:a', '乙:any1:b'],
  ],
  [
    '或签 after one of them has agreed for certain is done',
    [step('甲', 'all', 'ab'), step('乙', 'any', 'bc')],
    ['甲、乙:all2:ab'],
  ],
  [
    '或签 before decides nothing for certain',
    [step('甲', 'any', 'ab'), step('乙', 'any', 'bc')],
    ['甲:any1:ab', '乙:any1:bc'],
  ],
  ['会签 asks only the others', [step('甲', 'any', 'a'), step('乙', 'all', 'abc')], ['甲:any1:a', '乙:all2:bc']],
  [
    'N 选 M counts who has agreed',
    [step('甲', 'any', 'a'), step('乙', 'n_of_m', 'abc', { needed: 2 })],
    ['甲:any1:a', '乙:n_of_m1:bc'],
  ],
  [
    'a chain of repeats is one decision',
    [step('甲', 'any', 'a'), step('乙', 'all', 'ab'), step('丙', 'any', 'ac')],
    ['甲:any1:a', '乙、丙:all1:b'],
  ],
])('%s', (_, steps, expected) => {
  expect(told(steps)).toEqual(expected);
});

it('keeps who is told, who was passed over and the shorter time limit', () => {
  const copy = (id: string) => [{ memberId: id, userId: id, name: id, departmentId: null, why: '' }];
  const passed = (memberId: string) => [{ memberId, name: memberId, why: '已离职' }];
  const [merged] = mergeSteps([
    step('甲', 'any', 'a', { copyTo: copy('x'), skipped: passed('p'), escalateAfterHours: 16 }),
    step('乙', 'any', 'a', { copyTo: [...copy('x'), ...copy('y')], skipped: passed('q'), escalateAfterHours: 8 }),
  ]);
  expect(merged?.copyTo.map(({ memberId }) => memberId)).toEqual(['x', 'y']);
  expect(merged?.skipped.map(({ memberId }) => memberId)).toEqual(['p', 'q']);
  expect(merged?.escalateAfterHours).toBe(8);
});

it('has no time limit where none of the two had', () => {
  expect(mergeSteps([step('甲', 'any', 'a'), step('乙', 'any', 'a')])[0]?.escalateAfterHours).toBeNull();
});
