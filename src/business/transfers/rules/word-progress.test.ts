import { expect, it } from 'vitest';
import type { TransferTask } from '../contract/transfer-schemas.ts';
import { shownTask, wordProgress } from './word-progress.ts';

it.each([
  ['排队中', 0, null, '排队中'],
  ['生成中', 12_000, 100_000, '生成中 12,000 / 100,000 行'],
  ['生成中', 0, 0, '生成中 0 / 0 行'],
])('%s with %i of %j rows reads %s', (statusName, rowsDone, rowsTotal, words) => {
  expect(wordProgress({ statusName, rowsDone, rowsTotal })).toBe(words);
});

const task = (status: TransferTask['status'], fetchedAt: string | null = null) =>
  ({ status, fetchedAt }) as TransferTask;

it.each<[TransferTask['status'], string | null, boolean]>([
  ['queued', null, true],
  ['running', null, true],
  ['running', '2026-01-01T00:00:00Z', true],
  ['failed', null, true],
  ['done', null, true],
  ['done', '2026-01-01T00:00:00Z', false],
  ['cancelled', null, false],
  ['expired', null, false],
])('a task that is %s and was fetched at %j is shown: %s', (status, fetchedAt, shown) => {
  const newest = task(status, fetchedAt);
  expect(shownTask([newest, task('running')])).toBe(shown ? newest : null);
});

it('nothing is shown to whoever has no task', () => {
  expect(shownTask([])).toBeNull();
});
