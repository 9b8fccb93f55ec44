import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openThumbnails } from './thumbnails.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'thumbnails-'));
});
afterAll(() => rm(root, { recursive: true }));

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#c00' } })
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' } })
    .jpeg()
    .toBuffer();

it('paints once, small and without a trace of the original, until it is forgotten', async () => {
  const thumbnails = openThumbnails(root);
  let reads = 0;
  const read = async () => {
    reads += 1;
    return picture();
  };
  const name = 'a'.repeat(32);
  const [one, again] = [await thumbnails.paint(name, read), await thumbnails.paint(name, read)];
  expect(await sharp(one ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 112, height: 112 });
  expect(one?.includes('SECRET-OWNER')).toBe(false);
  expect(again).toEqual(one);
  expect(reads).toBe(1);
  await thumbnails.forget(name);
  await thumbnails.forget(name);
  await thumbnails.paint(name, read);
  expect(reads).toBe(2);
});

it('has none of what is no picture', async () => {
  expect(await openThumbnails(root).paint('b'.repeat(32), async () => Buffer.from('no picture'))).toBeNull();
});

it('is painted by several at once', async () => {
  const thumbnails = openThumbnails(root);
  const painted = await Promise.all(Array.from({ length: 5 }, () => thumbnails.paint('c'.repeat(32), picture)));
  for (const one of painted) expect(one).toEqual(painted[0]);
});
