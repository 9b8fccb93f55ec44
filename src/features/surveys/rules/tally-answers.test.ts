import { expect, it } from 'vitest';
import { tallyQuestion } from './tally-answers.ts';

it.each([
  ['all equal', { 5: 3 }, '5.00'],
  ['rounded half up', { 4: 1, 5: 7 }, '4.88'],
  ['thirds', { 1: 1, 2: 2 }, '1.67'],
])('averages scores: %s', (_, scores, average) => {
  const counts = Object.entries(scores).map(([value, times]) => ({ key: 'a', value, times }));
  const answered = counts.reduce((sum, { times }) => sum + times, 0);
  const tally = tallyQuestion({ key: 'a', kind: 'score', title: '', required: true }, counts, answered);
  expect(tally.average).toBe(average);
  expect(tally.bars).toHaveLength(5);
  expect(tally.bars.reduce((sum, { times }) => sum + times, 0)).toBe(answered);
});

it('counts choices in the order of the options and of this question alone', () => {
  const question = { key: 'a', kind: 'several' as const, title: '', required: false, options: ['甲', '乙', '丙'] };
  const counts = [
    { key: 'a', value: '丙', times: 3 },
    { key: 'a', value: '甲', times: 1 },
    { key: 'b', value: '乙', times: 9 },
  ];
  expect(tallyQuestion(question, counts, 4)).toEqual({
    key: 'a',
    answered: 4,
    average: null,
    bars: [
      { label: '甲', times: 1, share: 250 },
      { label: '乙', times: 0, share: 0 },
      { label: '丙', times: 3, share: 750 },
    ],
  });
});

it('divides by nobody when nobody answered', () => {
  const tally = tallyQuestion({ key: 'a', kind: 'score', title: '', required: true }, [], 0);
  expect(tally).toMatchObject({ average: null, answered: 0 });
  expect(tally.bars.every(({ share }) => share === 0)).toBe(true);
});
