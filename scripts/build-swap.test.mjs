import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { swapBuild } from './build-swap.mjs';

const DAY = 86_400_000;
let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'swap-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (files) => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
};
const read = (name) => readFile(join(folder, name), 'utf8').catch(() => null);
const swap = (now) => swapBuild(join(folder, 'next'), join(folder, 'dist'), now);

it('takes no file from a shop that runs, while the new build comes into its place', async () => {
  await write({
    ...{ 'dist/.stamp': 'old', 'dist/server/server.js': 'old', 'dist/server/assets/page-1.js': 'old page' },
    ...{ 'dist/client/assets/start-1.js': 'old start', 'dist/client/assets/same.js': 'same' },
    ...{ 'next/.stamp': 'new', 'next/server/server.js': 'new', 'next/server/assets/page-2.js': 'new page' },
    ...{ 'next/client/assets/start-2.js': 'new start', 'next/client/assets/same.js': 'same' },
  });
  let missing = 0;
  let looking = true;
  const running = (async () => {
    while (looking) {
      for (const name of [
        'server/server.js',
        'server/assets/page-1.js',
        'client/assets/start-1.js',
        'client/assets/same.js',
      ])
        if ((await read(`dist/${name}`)) === null) missing += 1;
    }
  })();
  await swap();
  looking = false;
  await running;
  expect(missing).toBe(0);
  expect(await read('dist/client/assets/start-1.js')).toBe('old start');
  expect(await read('dist/server/assets/page-2.js')).toBe('new page');
  expect([await read('dist/server/server.js'), await read('dist/.stamp')]).toEqual(['new', 'new']);
  expect(await readdir(folder)).toEqual(['dist']);
});

it('lets go what no build has written for a week', async () => {
  await write({ 'dist/client/assets/old.js': 'x', 'dist/client/assets/late.js': 'x', 'next/.stamp': 'new' });
  const now = Date.now();
  await utimes(
    join(folder, 'dist/client/assets/old.js'),
    new Date(now - 7 * DAY - 1_000),
    new Date(now - 7 * DAY - 1_000),
  );
  await utimes(
    join(folder, 'dist/client/assets/late.js'),
    new Date(now - 7 * DAY + 60_000),
    new Date(now - 7 * DAY + 60_000),
  );
  await swap(now);
  expect(await readdir(join(folder, 'dist/client/assets'))).toEqual(['late.js']);
});

it('is of no build until all of it is there', async () => {
  await write({ 'dist/.stamp': 'old', 'dist/server/server.js': 'old', 'next/server/server.js': 'new' });
  await swap();
  expect(await read('dist/.stamp')).toBeNull();
});

it('needs no build before it', async () => {
  await write({ 'next/server/server.js': 'new', 'next/.stamp': 'new' });
  await swap();
  expect(await read('dist/server/server.js')).toBe('new');
});
