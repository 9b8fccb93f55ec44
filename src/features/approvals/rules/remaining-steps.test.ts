import { expect, it } from 'vitest';
import { consentWords } from '#features/orders/rules/public.ts';
import { askedLetter } from './approval-letters.ts';
import type { TaskStatus } from './approval-status.ts';
import { remainingSteps } from './remaining-steps.ts';

type Step = Parameters<typeof remainingSteps>[0][number];

const task = (place: number, name: string, status: TaskStatus = 'pending', able = true) => ({
  place,
  name,
  status,
  able,
  onBehalfOf: null,
});
const step = (mode: Step['mode'], tasks: Step['tasks'], rest: Partial<Step> = {}): Step => ({
  mode,
  tasks,
  needed: 1,
  status: 'active',
  ...rest,
});

it.each([
  ['one who agreed is asked no more', step('all', [task(1, '王芳', 'approved'), task(2, '李明')]), '李明同意'],
  ['any of two', step('any', [task(1, '王芳'), task(2, '李明')]), '王芳、李明任一人同意'],
  [
    'who has agreed counts among those needed',
    step('n_of_m', [task(1, '甲', 'approved'), task(2, '乙'), task(3, '丙')], { needed: 2 }),
    '乙、丙任一人同意',
  ],
  ['turns in their order', step('sequence', [task(2, '李明', 'waiting'), task(1, '王芳')]), '王芳、李明依次同意'],
  ['whoever took a seat over', step('all', [task(1, '王芳', 'transferred'), task(1, '赵总')]), '赵总同意'],
  ['for whom somebody stands in', step('any', [{ ...task(1, '张伟'), onBehalfOf: '马军' }]), '张伟（代 马军）同意'],
  ['nobody who can decide no more', step('any', [task(1, '王芳', 'pending', false), task(2, '李明')]), '李明同意'],
])('%s', (_, one, words) => expect(consentWords(remainingSteps([one]))).toBe(words));

it('leaves out steps that are over and begins with the one that runs', () => {
  const steps = [
    step('any', [task(1, '王芳', 'approved')], { status: 'passed' }),
    step('any', [task(1, '李明')]),
    step('all', [task(1, '赵总', 'waiting'), task(2, '钱总', 'waiting')], { status: 'waiting' }),
  ];
  expect(consentWords(remainingSteps(steps))).toBe('先由李明同意，再由赵总、钱总都同意');
});

it('leaves out steps that nobody can decide any more', () => {
  const gone = step('any', [task(1, '王芳', 'pending', false)]);
  expect(remainingSteps([gone, step('any', [task(1, '李明')])]).map(({ names }) => names)).toEqual([['李明']]);
});

it('stands in the letter that asks', () => {
  const snapshot = { documentNo: 'SO1', title: '', amount: '9.00', facts: [], lines: [] };
  const facts = { origin: '', requestNo: 'A1', documentType: 'order', snapshot, requesterName: '何工' } as const;
  const to = { name: '王芳', onBehalfOf: null, link: 'https://shop.test/x', consent: '王芳、李明任一人同意' };
  const { text } = askedLetter({ ...facts, reasons: [], urgent: false, holdUntil: null }, to);
  expect(text).toContain('审批方式：王芳、李明任一人同意。');
});
