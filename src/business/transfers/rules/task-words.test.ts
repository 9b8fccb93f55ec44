import { expect, it } from 'vitest';
import { TASK_TABS } from '../contract/task-tabs.ts';
import { wordTask } from './task-words.ts';
import { TRANSFER_STATUS_NAMES } from './transfer-states.ts';

const rows = { rowsDone: 1_200, rowsTotal: null, expiresAt: null };

it.each([
  [{ ...rows, status: 'queued' }, '排队'],
  [{ ...rows, status: 'running' }, '生成中'],
  [{ ...rows, status: 'running', rowsTotal: 10_000 }, '生成中(1,200/10,000)'],
  [{ ...rows, status: 'done' }, '可下载'],
  [{ ...rows, status: 'done', expiresAt: '2026-03-08T01:00:00Z' }, '可下载(2026-03-08到期)'],
  [{ ...rows, status: 'done', rowsDone: 0, expiresAt: '2026-03-08T01:00:00Z' }, '本期没有数据'],
  [{ ...rows, status: 'failed', rowsDone: 0 }, '失败(可重试)'],
  [{ ...rows, status: 'failed' }, '失败(可重试)'],
  [{ ...rows, status: 'expired' }, '已过期'],
  [{ ...rows, status: 'cancelled' }, '已取消'],
] as const)('%o', (task, words) => {
  expect(wordTask(task, (instant) => instant.slice(0, 10))).toBe(words);
});

it('every state is listed, and all but once beside the whole', () => {
  const { all, ...parts } = TASK_TABS;
  const states = Object.keys(TRANSFER_STATUS_NAMES).sort();
  expect([...all.statuses].sort()).toEqual(states);
  expect(
    Object.values(parts)
      .flatMap(({ statuses }) => [...statuses])
      .sort(),
  ).toEqual(states);
});
