import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const picture = Buffer.alloc(1000, 7);
const key = (n: number) => `${n}`.padStart(32, 'a');
const kept = async () => (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.webp'));
const pathOf = (n: number) => join(dir, key(n).slice(0, 2), `${key(n)}.webp`);
const lookedAt = async (n: number) => (await stat(pathOf(n))).mtimeMs;
const age = (n: number, days: number) => {
  const day = new Date(Date.now() - days * 86_400_000);
  return utimes(pathOf(n), day, day);
};

test('what was written is read, what was not is null', async () => {
  const cache = createPictureCache(dir);
  await cache.write(key(1), picture);
  expect(await cache.read(key(1))).toEqual(picture);
  expect(await cache.read(key(2))).toBeNull();
});

test('over the limit those not looked at for longest go, down to four fifths', async () => {
  const cache = createPictureCache(dir, 10_000);
  for (let n = 0; n < 10; n += 1) {
    await cache.write(key(n), picture);
    await cache.settled();
    await age(n, 30 - n);
  }
  expect(await kept()).toHaveLength(10);
  // Looked at today: the oldest is now the youngest.
  await cache.read(key(0));
  await expect.poll(() => lookedAt(0)).toBeGreaterThan(Date.now() - 60_000);
  await cache.write(key(10), picture);
  await cache.settled();
  expect(await kept()).toHaveLength(8);
  expect(await cache.read(key(0))).toEqual(picture);
  expect(await cache.read(key(1))).toBeNull();
  expect(await cache.read(key(10))).toEqual(picture);
});

test('what another process left is counted, broken drafts included', async () => {
  const before = createPictureCache(dir, 10_000);
  for (let n = 0; n < 9; n += 1) await before.write(key(n), picture);
  await before.settled();
  await writeFile(join(dir, key(1).slice(0, 2), 'left-behind.123.1'), Buffer.alloc(5000));
  const cache = createPictureCache(dir, 10_000);
  await cache.write(key(20), picture);
  await cache.settled();
  expect((await kept()).length).toBeLessThanOrEqual(8);
});
