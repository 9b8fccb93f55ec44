import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openWorkFolder, removeLeftFolders } from './work-folders.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'work-folders-'));
  vi.stubEnv('TMPDIR', root);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

/** Seconds since 1970, so many hours ago. */
const ago = (hours: number) => Date.now() / 1_000 - hours * 3_600;

/** A folder of work as somebody leaves it who is killed. */
async function left(hours: number, fileHours = hours): Promise<string> {
  const folder = await openWorkFolder('upload');
  const file = join(folder, '0');
  await writeFile(file, 'half of a drawing');
  await utimes(file, ago(fileHours), ago(fileHours));
  await utimes(folder, ago(hours), ago(hours));
  return folder;
}

it('what a killed process left is gone after a day, and what somebody works on stays', async () => {
  const [old, young, written] = [await left(25), await left(23), await left(25, 1)];
  await removeLeftFolders();
  expect([old, young, written].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});

it('nothing of others is touched', async () => {
  const others = [join(root, 'upload-abcdef'), join(root, 'mro-upload-abcdefg'), join(root, 'mro-other-abcdef')];
  for (const folder of others) {
    await mkdir(folder);
    await utimes(folder, ago(99), ago(99));
  }
  const link = join(root, 'mro-upload-abcdef');
  await symlink(others[0] ?? '', link);
  await removeLeftFolders();
  expect([...others, link].map((path) => existsSync(path))).toEqual([true, true, true, true]);
});
