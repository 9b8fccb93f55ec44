import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const MEMORY = '/dev/shm';
/** What a run needs at most, with what the server keeps to write again; bytes. */
const ROOM = 4 * 1024 ** 3;

async function hasRoom(): Promise<boolean> {
  const found = await statfs(MEMORY).catch(() => null);
  return found !== null && found.bavail * found.bsize >= ROOM;
}

/**
 * Where the databases of tests lie: in memory where there is room. Each file of tests copies a thousand small files and
 * throws them away, which took a sixth of the run on a disk with many files.
 */
export async function databaseFolder(): Promise<string> {
  const ofThisClone = createHash('sha256').update(resolve('.')).digest('hex').slice(0, 12);
  return (await hasRoom()) ? `${MEMORY}/shop-tests-${ofThisClone}` : resolve('.data-test/postgres');
}

/** Gives the memory back, unless another run of this clone still works there. */
export async function leaveDatabaseFolder(folder: string): Promise<void> {
  if (!folder.startsWith(MEMORY) || existsSync(join(folder, 'cluster', 'postmaster.pid'))) return;
  await rm(folder, { recursive: true, force: true });
}
