import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '#tests/s3-server.ts';
import { type OpenStore, openFileStores } from './open-file-stores.ts';

const KEY = 'AKIAEXAMPLE';
let root: string;
let s3: S3Server;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'stores-'));
  s3 = await startS3Server(KEY);
  await writeFile(join(root, 'key'), `${KEY}:a-secret-of-some-length`);
  await writeFile(join(root, 'wrong'), 'no colon in this secret');
});
afterAll(async () => {
  await s3.close();
  await rm(root, { recursive: true });
});

const bucketOf = (keyFile: string) => ({
  bucket: 'shop-files',
  region: 'us-east-1',
  endpoint: s3.url,
  keyFile: join(root, keyFile),
});

/** Each place files can be kept in, with how many it keeps. */
const PLACES: [string, () => Promise<OpenStore>, () => Promise<number>][] = [
  [
    'a folder',
    () => openFileStores({ dataDir: join(root, 'data'), bucket: null }),
    async () => (await readdir(join(root, 'data'), { recursive: true })).filter((path) => path.includes('.')).length,
  ],
  ['a bucket', () => openFileStores({ dataDir: root, bucket: bucketOf('key') }), () => Promise.resolve(s3.kept.size)],
];

describe.each(PLACES)('files in %s', (_, open, count) => {
  it('come back as they were given, until they are removed', async () => {
    const openStore = await open();
    const store = openStore('order-files', 'bin');
    const [one, other] = [await store.write(Buffer.from('one')), await store.write(new Blob(['other']))];
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(other).not.toBe(one);
    expect(await store.read(one)).toEqual(Buffer.from('one'));
    expect(await store.read(other)).toEqual(Buffer.from('other'));
    // Another machine, and another kind of file.
    expect(await (await open())('order-files', 'bin').read(one)).toEqual(Buffer.from('one'));
    expect(await openStore('quote-files', 'bin').read(one)).toBeNull();
    await store.remove(one);
    await store.remove(one);
    expect(await store.read(one)).toBeNull();
    expect(await count()).toBe(1);
    await store.remove(other);
    expect(await count()).toBe(0);
  });

  it('is never all zeros of a large one', async () => {
    const store = (await open())('order-files', 'bin');
    const content = Buffer.alloc(5_000_000, 'MRO');
    const name = await store.write(new Blob([content]));
    expect(Buffer.compare((await store.read(name)) ?? Buffer.alloc(0), content)).toBe(0);
    await store.remove(name);
  });

  it.each(['../secret', '..%2fsecret', '/etc/passwd', '', '0'.repeat(31), `${'0'.repeat(32)}\0`, 'A'.repeat(32)])(
    'are not to be had by the name %j',
    async (name) => {
      const store = (await open())('order-files', 'bin');
      expect(await store.read(name)).toBeNull();
      await store.remove(name);
    },
  );

  it('are written at once by many, each under its own name', async () => {
    const store = (await open())('order-files', 'bin');
    const names = await Promise.all(Array.from({ length: 20 }, (__, at) => store.write(Buffer.from(String(at)))));
    expect(new Set(names).size).toBe(20);
    for (const [at, name] of names.entries()) expect(String(await store.read(name))).toBe(String(at));
    for (const name of names) await store.remove(name);
  });
});

it('a bucket that does not answer is a fault, never a file that is gone', async () => {
  const store = (await openFileStores({ dataDir: root, bucket: bucketOf('key') }))('order-files', 'bin');
  const name = await store.write(Buffer.from('one'));
  s3.fail(503);
  await expect(store.read(name)).rejects.toThrow();
  await expect(store.write(Buffer.from('two'))).rejects.toThrow();
  s3.fail(null);
  expect(await store.read(name)).toEqual(Buffer.from('one'));
  // Others count what is kept, and may come later.
  await store.remove(name);
});

it('a key that is none says so when the shop starts', async () => {
  await expect(openFileStores({ dataDir: root, bucket: bucketOf('wrong') })).rejects.toHaveProperty(
    'userMessage',
    expect.stringContaining('访问密钥:私有密钥'),
  );
});
