import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openInbox } from './inbox.ts';

let directory: string;
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'inbox-')), 'inbox');
});
afterEach(() => rm(join(directory, '..'), { recursive: true }));

const NOON = Date.parse('2026-11-20T04:00:00.000Z');
const message = (text: string) => ({ kind: 'sms', to: '13800000000', subject: '', text }) as const;
const texts = async (inbox: ReturnType<typeof openInbox>) => (await inbox.list()).map(({ text }) => text);

it('is empty before anything arrived', async () => {
  expect(await openInbox(directory, Date.now).list()).toEqual([]);
});

it('lists newest first, in order even within a millisecond, for every process', async () => {
  const inbox = openInbox(directory, () => NOON);
  for (const n of [1, 2, 3]) await inbox.add(message(`第 ${n} 条`), `key${n}`);
  const other = openInbox(directory, () => NOON);
  expect(await texts(other)).toEqual(['第 3 条', '第 2 条', '第 1 条']);
  expect((await other.list()).at(-1)).toEqual({ ...message('第 1 条'), at: '2026-11-20T04:00:00.000Z' });
});

it('keeps a message that arrives twice once', async () => {
  let now = NOON;
  const inbox = openInbox(directory, () => now);
  await inbox.add(message('一次'), 'same');
  now += 60_000;
  await openInbox(directory, () => now).add(message('一次'), 'same');
  await inbox.add(message('另一条'), 'other');
  expect(await texts(inbox)).toEqual(['另一条', '一次']);
});

it('keeps the newest 200', async () => {
  let now = NOON;
  const inbox = openInbox(directory, () => (now += 1000));
  for (let n = 1; n <= 205; n += 1) await inbox.add(message(String(n)), `key${n}`);
  const kept = await texts(inbox);
  expect(kept).toHaveLength(200);
  expect([kept[0], kept.at(-1)]).toEqual(['205', '6']);
});

it('is readable by its owner only, and skips what is half written or foreign', async () => {
  const inbox = openInbox(directory, () => NOON);
  await inbox.add(message('一条'), 'key');
  await writeFile(join(directory, '.001763611200001-half.json'), '{"ki');
  await writeFile(join(directory, 'notes.txt'), 'foreign');
  expect(await texts(inbox)).toEqual(['一条']);
  const [name = ''] = (await readdir(directory)).filter((file) => file.endsWith('-key.json'));
  expect((await stat(join(directory, name))).mode & 0o077).toBe(0);
  expect((await stat(directory)).mode & 0o077).toBe(0);
});

it.each(['../escape', 'a/b', '', 'ü'])('takes no file name from outside: %j', async (key) => {
  const inbox = openInbox(directory, () => NOON);
  await expect(inbox.add(message('x'), key)).rejects.toThrow('not a key');
  expect(await inbox.list()).toEqual([]);
});
