import { expect, it } from 'vitest';
import { nextLook } from './delayed-decisions.ts';

const one = (status: 'waiting' | 'done' | 'lapsed', secondsLeft: number) => ({
  status,
  secondsLeft,
  taskId: '1',
  requestNo: '',
  documentNo: '',
  title: '',
  amount: '1.00',
  words: '',
});

it.each([
  ['nothing is known', undefined, false],
  ['nothing was pressed', [], false],
  ['everything has ended', [one('done', 0), one('lapsed', 0)], false],
  ['one waits', [one('waiting', 7)], 7_000],
  ['the first of several is due', [one('waiting', 7), one('waiting', 3), one('done', 0)], 3_000],
  ['one is due and not carried out', [one('waiting', 0)], 1_000],
] as const)('looks again as late as it can when %s', (_, decisions, ms) => {
  expect(nextLook(decisions)).toBe(ms);
});
