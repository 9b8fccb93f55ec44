import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileStore } from './file-store.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'file-store-'));
});
afterEach(() => rm(root, { recursive: true }));

const content = Buffer.from('content');

it('gives back what it was given, until it is removed', async () => {
  const store = createFileStore(join(root, 'files'), 'bin');
  const [one, other] = [await store.write(content), await store.write(Buffer.from('other'))];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(one);
  expect(await store.read(one)).toEqual(content);
  await store.remove(one);
  await store.remove(one);
  expect(await store.read(one)).toBeNull();
  expect(await store.read(other)).toEqual(Buffer.from('other'));
  const left = await readdir(join(root, 'files'), { recursive: true });
  expect(left.filter((path) => path.includes('.'))).toEqual([join(other.slice(0, 2), `${other}.bin`)]);
});

it.each([
  '../secret',
  '..%2fsecret',
  '/etc/passwd',
  'secret',
  '',
  '0'.repeat(31),
  `${'0'.repeat(32)}\0`,
  'A'.repeat(32),
])('reads nothing by the name %j', async (name) => {
  await writeFile(join(root, 'secret.bin'), content);
  const store = createFileStore(join(root, 'files'), 'bin');
  expect(await store.read(name)).toBeNull();
  await store.remove(name);
  expect(await readdir(root)).toEqual(['secret.bin']);
});

it('knows what has lain here for a day, and removes halves that old', async () => {
  const dir = join(root, 'files');
  const store = createFileStore(dir, 'bin');
  const [old, young] = [await store.write(content), await store.write(content)];
  const pathOf = (name: string, ending = '') => join(dir, name.slice(0, 2), `${name}.bin${ending}`);
  const longAgo = Date.now() / 1_000 - 25 * 3_600;
  for (const name of [old, young]) await writeFile(pathOf(name, '.part'), 'ha');
  for (const ending of ['', '.part']) await utimes(pathOf(old, ending), longAgo, longAgo);
  expect(await store.readOld()).toEqual([old]);
  await store.removeHalves();
  const left = await readdir(dir, { recursive: true });
  const files = [pathOf(old), pathOf(young), pathOf(young, '.part')].map((path) => path.slice(dir.length + 1));
  expect(left.filter((path) => path.includes('.')).sort()).toEqual(files.sort());
});

it('knows of nothing where nothing was written yet', async () => {
  const store = createFileStore(join(root, 'never'), 'bin');
  await store.removeHalves();
  expect(await store.readOld()).toEqual([]);
});
