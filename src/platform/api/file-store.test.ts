import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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
