import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawPicture } from '#seed/pictures/draw-picture.ts';
import { PICTURE_WIDTHS, readOrRenderPicture } from './serve-picture.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const facts = { kind: 'nut', brand: '东明', model: 'DM-6170-M8', keySizes: ['M8'] };

test('askers of the same new picture wait for one rendering, and the next ones read the file', async () => {
  const asked = await Promise.all(
    Array.from({ length: 8 }, () => readOrRenderPicture(facts, 0, 320, { dir, draw: drawPicture })),
  );
  for (const picture of asked) expect(picture).toBe(asked[0]);
  expect(await readOrRenderPicture(facts, 0, 320, { dir, draw: drawPicture })).toEqual(asked[0]);
});

test('every width is a file of its own', async () => {
  const sizes = await Promise.all(
    PICTURE_WIDTHS.map((width) => readOrRenderPicture(facts, 0, width, { dir, draw: drawPicture })),
  );
  expect(sizes.map((picture) => picture.length)).toEqual(
    sizes.map((picture) => picture.length).toSorted((a, b) => a - b),
  );
  const files = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.webp'));
  expect(files).toHaveLength(3);
});
